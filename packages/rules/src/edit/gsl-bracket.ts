import type {
  Bracket,
  BracketColumn,
  ColumnMatch,
  MatchSlot,
  ScoringGroup,
} from '../model/format.ts';
import { COLUMN_DEFAULTS, DEFAULT_POINTS } from '../model/format-defaults.ts';

const PART = 'Group';

/**
 * A GSL group of four, drawn freely. The winners of two opening matches play for the first place
 * that advances, and the losers to stay in. The other two play for the second place.
 */
export const gslBracket = (): Bracket => ({
  freeform: true,
  parts: [],
  freeformParts: [
    {
      identifier: PART,
      name: PART,
      columnCount: 3,
      columns: [
        column(0, 'Opening Matches', 1, [
          { winnerPath: to(1, 0, true), loserPath: to(1, 1, true) },
          { winnerPath: to(1, 0, false), loserPath: to(1, 1, false) },
        ]),
        column(1, 'Winners and Elimination', 3, [
          { winnerPath: null, loserPath: to(2, 0, true) },
          { winnerPath: to(2, 0, false), loserPath: null },
        ]),
        column(2, 'Decider', 3, [{ winnerPath: null, loserPath: null }]),
      ],
    },
  ],
  views: [],
  scoringGroups: [
    { ...winners('Opening Matches', [0]), pointsPerCorrectParticipant: 1 },
    { ...winners('Who gets out', [1, 2]), pointsPerCorrectParticipant: 2, scorePlacement: true },
  ],
});

const to = (col: number, colIndex: number, isTop: boolean): MatchSlot => ({
  part: PART,
  col,
  colIndex,
  isTop,
});

const IDS = [1, 3, 5];

/** Ids count on from column to column. */
const column = (
  index: number,
  name: string,
  bestOf: number,
  paths: readonly Required<Pick<ColumnMatch, 'winnerPath' | 'loserPath'>>[],
): BracketColumn => ({
  ...COLUMN_DEFAULTS,
  index,
  name,
  bestOf,
  matchCount: paths.length,
  matches: paths.map((path, colIndex) => {
    const id = `m${(IDS[index] ?? 0) + colIndex}`;
    return { id, bracketMatchId: id, part: PART, col: index, colIndex, ...path };
  }),
});

const winners = (name: string, cols: readonly number[]): ScoringGroup => ({
  name,
  columns: cols.map((col) => ({ part: PART, col })),
  scoreParticipants: false,
  scoreWinnersOnly: true,
  pointsPerCorrectParticipant: DEFAULT_POINTS,
  scorePlacement: false,
  pointsPerCorrectPlacement: DEFAULT_POINTS,
});
