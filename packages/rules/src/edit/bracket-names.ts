import { matchKey } from '../bracket/graph.ts';
import { activeParts } from '../bracket/links.ts';
import type { Bracket, FormatStage } from '../model/format.ts';

/** A bracket, and whether its stage adds the match of a reset to it. */
export interface BracketWithReset {
  readonly bracket: Bracket;
  readonly hasReset: boolean;
}

/** The keys that a bracket’s matches and columns can be named by. */
export interface BracketNames {
  readonly matches: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

export function namesOf({ bracket, hasReset }: BracketWithReset): BracketNames {
  const matches = new Set<string>();
  const columns = new Set<string>();
  for (const { identifier: part, columns: own } of activeParts(bracket)) {
    own.forEach((column, col) => {
      columns.add(columnKey({ part, col }));
      const isReset = hasReset && part === 'GF' && col === own.length - 1;
      const count = column.matchCount + (isReset ? 1 : 0);
      for (let colIndex = 0; colIndex < count; colIndex += 1) {
        matches.add(matchKey({ part, col, colIndex }));
      }
    });
  }
  return { matches, columns };
}

/** Whether a stage adds the match of a reset to its bracket. */
export const addsReset = ({ playoffDetails }: FormatStage): boolean =>
  playoffDetails?.hasBracketReset === true;

export const columnKey = ({ part, col }: { readonly part: string; readonly col: number }): string =>
  `${part}-${col}`;
