import type { LeaguePicks } from '@callshot/contract';
import { type MemberOrder, sortMembers } from '@callshot/rules';
import type { MemberRow } from './matrix.ts';

export interface Sorting {
  readonly by: MemberOrder;
  readonly isUp: boolean;
}

/** The best first. */
export const BY_POINTS: Sorting = { by: 'points', isUp: false };

/** A press on a head: the other way round, or by that head; names begin with A, all else with the best. */
export const sortedBy = ({ by, isUp }: Sorting, next: MemberOrder): Sorting =>
  by === next ? { by, isUp: !isUp } : { by: next, isUp: next === 'member' };

export const inOrder = (
  { rows, columns }: LeaguePicks,
  { by, isUp }: Sorting,
): readonly MemberRow[] => sortMembers(rows, columns, by, isUp).flatMap((at) => rows[at] ?? []);

/** Members whose names contain the typed text, whatever its case. */
export function namedLike(rows: readonly MemberRow[], typed: string): readonly MemberRow[] {
  const text = typed.trim().toLocaleLowerCase('en');
  return text === ''
    ? rows
    : rows.filter(({ username }) => username.toLocaleLowerCase('en').includes(text));
}
