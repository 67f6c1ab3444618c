import { type Bounds, extent, length } from './numbers.ts';

// The useful range for a plate of 200x34; larger values lie outside its frame and only cost.

const PLACE_PX: Bounds = [-2000, 2000];
const PLACE_SHARE: Bounds = [-1000, 1000];
const SIZE_PX: Bounds = [0, 600];
const SIZE_SHARE: Bounds = [0, 500];

/** The length type for positions. */
export const place = extent(PLACE_PX, PLACE_SHARE);
/** The length type for sizes. */
export const size = extent(SIZE_PX, SIZE_SHARE);
/** The length type for shifts, without a share. */
export const shift = length(...PLACE_PX);
/** However large, a corner ends at the middle of its side. */
export const radius = extent([0, 9999], [0, 100]);
export const lineWidth = length(0, 40);
