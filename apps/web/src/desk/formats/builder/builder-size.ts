import type { MatchSize } from '../../../play/bracket/board/match-size.ts';

/** The width of a match at full size; texts are drawn in proportion. */
const WIDTH = 230;
const SLOTS = 70;
const HEAD = 22;
const COLUMN_GAP = 42;
const ROW_GAP = 14;

export const DEFAULT_SCALE = 0.75;
export const LEAST_SCALE = 0.5;
export const MOST_SCALE = 1.25;
export const ZOOM_STEP = 1.1;

export const scaledBy = (scale: number, factor: number): number =>
  Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale * factor));

/** The measures of a match at a scale: its id above it, and two slots. */
export function builderSize(scale: number): MatchSize {
  const at = (length: number) => Math.round(length * scale);
  return {
    name: 'regular',
    width: at(WIDTH),
    head: at(HEAD),
    slots: at(SLOTS),
    height: at(HEAD) + at(SLOTS),
    champion: { width: 0, height: 0 },
    columnGap: at(COLUMN_GAP),
    rowGap: at(ROW_GAP),
  };
}
