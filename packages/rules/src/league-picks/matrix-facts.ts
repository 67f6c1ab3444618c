import type { LedgerOutcome } from '../scoring/ledger.ts';
import { type MatrixColumn, type MatrixOption, type MatrixRow, optionAt } from './matrix.ts';

/** A call that only one member made. */
export interface AloneFact {
  readonly column: number;
  /** Position of the row. */
  readonly row: number;
  readonly option: MatrixOption;
}

/** The call that divides the league most evenly. */
export interface SplitFact {
  readonly column: number;
  readonly teamId: number;
  /** Members who back the team. */
  readonly backers: number;
  /** In a match the next most called team; null = those who do not back the team. */
  readonly otherTeamId: number | null;
  readonly others: number;
}

/** The column in which the league and all entrants differ most; shares of 0 to 1. */
export interface CrowdFact {
  readonly column: number;
  readonly teamId: number;
  readonly league: number;
  readonly everybody: number;
}

/** The shares of who back a team; null where fewer than five would be told. */
export interface BackingShare {
  readonly teamId: number;
  readonly league: number | null;
  readonly everybody: number | null;
}

/** A column with its shares, most backed first. */
export interface SharedColumn extends MatrixColumn {
  readonly backing: readonly BackingShare[];
}

const WORTH_TELLING: readonly (LedgerOutcome | null)[] = [
  'correct',
  'pending',
  'wrong',
  'void',
  null,
];

/**
 * A call that only one member made, the viewer’s first. Right calls come before open ones, and open before
 * wrong. A league of one has none.
 */
export function aloneFact(
  columns: readonly MatrixColumn[],
  rows: readonly Pick<MatrixRow, 'cells'>[],
  own: number | null,
): AloneFact | null {
  if (rows.length < 2) return null;
  const alone = (row: number): AloneFact[] =>
    columns.flatMap((_, column) => {
      const option = optionAt(rows[row] ?? { cells: '' }, columns, column);
      return option?.members === 1 ? [{ column, row, option }] : [];
    });
  const best = (facts: readonly AloneFact[]): AloneFact | null =>
    facts.toSorted(
      (a, b) =>
        WORTH_TELLING.indexOf(a.option.outcome) - WORTH_TELLING.indexOf(b.option.outcome) ||
        a.row - b.row ||
        a.column - b.column,
    )[0] ?? null;
  const ofViewer = own === null ? null : best(alone(own));
  return ofViewer ?? best(rows.flatMap((__, row) => alone(row)));
}

/** Open calls before those that are decided, where they divide as evenly. */
export function splitFact(
  columns: readonly SharedColumn[],
  rows: readonly Pick<MatrixRow, 'cells'>[],
): SplitFact | null {
  const facts = columns.flatMap(({ teamId, backing }, column): SplitFact[] => {
    const [first, second] = backing.map((one) => ({
      teamId: one.teamId,
      count: backersOf(columns, rows, column, one.teamId),
    }));
    if (!first) return [];
    const isTeam = teamId !== null;
    const others = isTeam ? rows.length - first.count : (second?.count ?? 0);
    if (Math.min(first.count, others) === 0) return [];
    return [
      {
        column,
        teamId: first.teamId,
        backers: first.count,
        otherTeamId: isTeam ? null : (second?.teamId ?? null),
        others,
      },
    ];
  });
  const isOpen = ({ column }: SplitFact): boolean =>
    columns[column]?.options.some(({ outcome }) => outcome === 'pending') ?? false;
  return (
    facts.toSorted(
      (a, b) =>
        Math.min(b.backers, b.others) - Math.min(a.backers, a.others) ||
        Number(isOpen(b)) - Number(isOpen(a)) ||
        a.column - b.column,
    )[0] ?? null
  );
}

/** Members who have a team through, or call it to win. */
export const backersOf = (
  columns: readonly MatrixColumn[],
  rows: readonly Pick<MatrixRow, 'cells'>[],
  column: number,
  teamId: number,
): number =>
  rows.filter((row) => {
    const option = optionAt(row, columns, column);
    return option?.teamId === teamId && option.call !== 'winless';
  }).length;

export function crowdFact(columns: readonly SharedColumn[]): CrowdFact | null {
  const facts = columns.flatMap(({ backing }, column) =>
    backing.flatMap(({ teamId, league, everybody }): CrowdFact[] =>
      league === null || everybody === null || league === everybody
        ? []
        : [{ column, teamId, league, everybody }],
    ),
  );
  const gap = ({ league, everybody }: CrowdFact): number => Math.abs(league - everybody);
  return facts.toSorted((a, b) => gap(b) - gap(a) || a.column - b.column)[0] ?? null;
}
