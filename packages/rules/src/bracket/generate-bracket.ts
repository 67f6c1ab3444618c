import type {
  Bracket,
  BracketColumn,
  BracketPart,
  ColumnMatch,
  MatchSlot,
} from '../model/format.ts';
import { COLUMN_DEFAULTS, PART_NAMES, type PartIdentifier } from '../model/format-defaults.ts';
import { defaultScoringGroups } from './default-scoring.ts';
import { matchKey } from './graph.ts';

export interface StandardBracketOptions {
  /** 4 to 64; numbers between powers of two get byes in the next one. */
  readonly teamCount: number;
  readonly elimination: 'single' | 'double';
  /** Best-of of a column; the default where it says nothing. */
  readonly bestOf?: (column: {
    readonly part: PartIdentifier;
    readonly col: number;
    readonly columnCount: number;
  }) => number;
}

/** Matches in a column of a standard part [rule: formats-21]. */
export function matchesInColumn(part: PartIdentifier, columnCount: number, index: number): number {
  const remaining = columnCount - index;
  if (part === 'GF') return 1;
  return part === 'UB' ? 2 ** (remaining - 1) : 2 ** (Math.ceil(remaining / 2) - 1);
}

/** Size of the standard bracket that holds so many teams. */
export function bracketSize(teamCount: number): number {
  if (!Number.isInteger(teamCount) || teamCount < 4 || teamCount > 64) {
    throw new RangeError(`A standard bracket holds 4 to 64 teams, not ${teamCount}`);
  }
  return 2 ** Math.ceil(Math.log2(teamCount));
}

/** A standard single- or double-elimination bracket. */
export function generateBracket(options: StandardBracketOptions): Bracket {
  const rounds = Math.log2(bracketSize(options.teamCount));
  const isDouble = options.elimination === 'double';
  return bracketOfParts([
    standardPart('UB', rounds, options, (col, i) => (isDouble ? loserDrop(rounds, col, i) : null)),
    standardPart('LB', isDouble ? 2 * (rounds - 1) : 0, options),
    standardPart('GF', isDouble ? 1 : 0, options),
  ]);
}

/** A bracket of standard parts, scored by the default groups. */
export const bracketOfParts = (parts: readonly BracketPart[]): Bracket => ({
  freeform: false,
  parts,
  freeformParts: [],
  views: [],
  scoringGroups: defaultScoringGroups(parts),
});

/**
 * The crossing of dropping losers, by upper bracket round: the bits that change in the number of
 * their match. These crossings let the fewest teams meet twice in the lower bracket, if every match
 * is even.
 */
const CROSSINGS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 0],
  3: [0, 0b1, 0],
  4: [0, 0b11, 0b0, 0],
  5: [0, 0b011, 0b11, 0b0, 0],
  6: [0, 0b1111, 0b100, 0b01, 0b1, 0],
};

/** Losers of the first round meet each other; later ones drop onto the survivors of the round below. */
export function loserDrop(rounds: number, col: number, index: number): MatchSlot {
  if (col === 0) {
    return { part: 'LB', col: 0, colIndex: Math.floor(index / 2), isTop: index % 2 === 0 };
  }
  const colIndex = index ^ (CROSSINGS[rounds]?.[col] ?? 0);
  return { part: 'LB', col: 2 * col - 1, colIndex, isTop: true };
}

function standardPart(
  part: PartIdentifier,
  columnCount: number,
  options: StandardBracketOptions,
  loserPath: (col: number, colIndex: number) => MatchSlot | null = () => null,
): BracketPart {
  const columns = Array.from({ length: columnCount }, (_, col) => {
    const bestOf = options.bestOf?.({ part, col, columnCount }) ?? COLUMN_DEFAULTS.bestOf;
    const matchCount = matchesInColumn(part, columnCount, col);
    return standardColumn({ part, col, matchCount, bestOf, loserPath: (i) => loserPath(col, i) });
  });
  return { identifier: part, name: PART_NAMES[part], columnCount, columns };
}

interface ColumnPlan {
  readonly part: PartIdentifier;
  readonly col: number;
  readonly matchCount: number;
  readonly bestOf: number;
  readonly name?: string;
  readonly isQualifier?: boolean;
  readonly loserPath?: (colIndex: number) => MatchSlot | null;
}

/** One column of a standard part with its matches. */
export function standardColumn(plan: ColumnPlan): BracketColumn {
  const matches = Array.from({ length: plan.matchCount }, (_, colIndex): ColumnMatch => {
    const at = { part: plan.part, col: plan.col, colIndex };
    const id = matchKey(at);
    return { id, ...at, bracketMatchId: id, loserPath: plan.loserPath?.(colIndex) ?? null };
  });
  return {
    ...COLUMN_DEFAULTS,
    index: plan.col,
    name: plan.name ?? COLUMN_DEFAULTS.name,
    matchCount: plan.matchCount,
    bestOf: plan.bestOf,
    isQualifier: plan.isQualifier ?? COLUMN_DEFAULTS.isQualifier,
    matches,
  };
}

/** A standard part made of given columns. */
export const partOfColumns = (
  identifier: PartIdentifier,
  columns: readonly BracketColumn[],
): BracketPart => ({
  identifier,
  name: PART_NAMES[identifier],
  columnCount: columns.length,
  columns,
});
