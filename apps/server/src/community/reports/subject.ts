import type { ReportKind } from '@callshot/contract';
import type { SubjectColumns } from './reports.tables.ts';

/** A reported thing: `id` is the user's, the league's or the nameplate's. */
export interface Subject {
  readonly kind: ReportKind;
  readonly id: number;
}

export const columnOf = {
  username: 'namedUserId',
  league: 'leagueId',
  nameplate: 'nameplateId',
} as const satisfies Record<ReportKind, keyof SubjectColumns>;

const nobody: SubjectColumns = { namedUserId: null, leagueId: null, nameplateId: null };

export const columnsOf = ({ kind, id }: Subject): SubjectColumns => ({
  ...nobody,
  [columnOf[kind]]: id,
});

export function subjectIn({ namedUserId, leagueId, nameplateId }: SubjectColumns): Subject {
  if (namedUserId !== null) return { kind: 'username', id: namedUserId };
  if (leagueId !== null) return { kind: 'league', id: leagueId };
  if (nameplateId !== null) return { kind: 'nameplate', id: nameplateId };
  throw new Error('A report is about nothing');
}
