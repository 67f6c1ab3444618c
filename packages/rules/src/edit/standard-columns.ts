import { matchesInColumn, standardColumn } from '../bracket/generate-bracket.ts';
import { MAX_MATCHES } from '../format/parse-column.ts';
import type { BracketColumn } from '../model/format.ts';
import { COLUMN_DEFAULTS, PART_NAMES, type PartIdentifier } from '../model/format-defaults.ts';

/** Matches of a column in a standard part of so many columns. */
export const sizeInPart = (part: PartIdentifier, columnCount: number, col: number): number =>
  Math.min(MAX_MATCHES, matchesInColumn(part, columnCount, col));

/** The columns of a standard part, sized by how many there are [rule: formats-21]. */
export const columnsBySize = (part: PartIdentifier, columnCount: number): BracketColumn[] =>
  Array.from({ length: columnCount }, (_, col) =>
    standardColumn({
      part,
      col,
      matchCount: sizeInPart(part, columnCount, col),
      bestOf: COLUMN_DEFAULTS.bestOf,
    }),
  );

export const isStandardPart = (identifier: string): identifier is PartIdentifier =>
  Object.hasOwn(PART_NAMES, identifier);
