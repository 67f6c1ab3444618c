import { type Bounds, extent, length } from './numbers.ts';

// What a plate of 200x34 can have a use for; what is larger is out of its frame and only costs.

const PLACE_PX: Bounds = [-2000, 2000];
const PLACE_SHARE: Bounds = [-1000, 1000];
const SIZE_PX: Bounds = [0, 600];
const SIZE_SHARE: Bounds = [0, 500];

/** Where something stands. */
export const place = extent(PLACE_PX, PLACE_SHARE);
/** How large something is. */
export const size = extent(SIZE_PX, SIZE_SHARE);
/** How far something is moved, without a share. */
export const shift = length(...PLACE_PX);
/** However large, a corner ends at the middle of its side. */
export const radius = extent([0, 9999], [0, 100]);
export const lineWidth = length(0, 40);
