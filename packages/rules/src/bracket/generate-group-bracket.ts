import type { Bracket } from '../model/format.ts';
import { COLUMN_DEFAULTS } from '../model/format-defaults.ts';
import { bracketOfParts, partOfColumns, standardColumn } from './generate-bracket.ts';

export interface GroupBracketOptions {
  readonly bestOf?: number;
  /** Adds a 'Qualified' display column to each part. */
  readonly hasQualifiedColumn?: boolean;
}

/**
 * Eight teams, double elimination, four qualify: the winners of the upper semi-finals and of the
 * lower quarter-finals. Losers of the upper semi-finals cross over to the other half.
 */
export function generateGroupBracket(options: GroupBracketOptions = {}): Bracket {
  const bestOf = options.bestOf ?? COLUMN_DEFAULTS.bestOf;
  const upper = [
    standardColumn({
      part: 'UB',
      col: 0,
      matchCount: 4,
      bestOf,
      name: 'Upper Quarter-Finals',
      loserPath: (i) => ({
        part: 'LB',
        col: 0,
        colIndex: Math.floor(i / 2),
        isTop: i % 2 === 0,
      }),
    }),
    standardColumn({
      part: 'UB',
      col: 1,
      matchCount: 2,
      bestOf,
      name: 'Upper Semi-Finals',
      loserPath: (i) => ({ part: 'LB', col: 1, colIndex: 1 - i, isTop: true }),
    }),
  ];
  const lower = [
    standardColumn({ part: 'LB', col: 0, matchCount: 2, bestOf, name: 'Lower Round 1' }),
    standardColumn({ part: 'LB', col: 1, matchCount: 2, bestOf, name: 'Lower Quarter-Finals' }),
  ];
  if (options.hasQualifiedColumn) {
    for (const [part, columns] of [
      ['UB', upper],
      ['LB', lower],
    ] as const) {
      columns.push(standardColumn({ part, col: 2, matchCount: 1, bestOf, isQualifier: true }));
    }
  }
  return bracketOfParts([
    partOfColumns('UB', upper),
    partOfColumns('LB', lower),
    partOfColumns('GF', []),
  ]);
}
