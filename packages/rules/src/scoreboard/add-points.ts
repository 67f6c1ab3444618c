import type { Totals } from '../ranking/ranking.ts';
import type { PointsSheet } from './points-sheet.ts';

/** Entries scored at a time, so that their bytes stay in cache while all pairs pass over them. */
const BLOCK = 1024;

/**
 * Adds the points of entries `from` to `to` to their totals. This is the hottest loop of the
 * product: one look-up for each pair, eight pairs in a pass, bases held in locals. Every sum is
 * kept an integer by `| 0` and needs no overflow check. The casts are safe, since the indexes are
 * in range by construction.
 */
export function addPoints(
  pairs: Uint16Array,
  sheet: PointsSheet,
  totals: Totals,
  from: number,
  to: number,
): void {
  const pairCount = sheet.bases.length;
  for (let start = from; start < to; start += BLOCK) {
    const end = Math.min(start + BLOCK, to);
    let pair = 0;
    for (; pair + 8 <= pairCount; pair += 8) addEight(pairs, sheet, pair, totals, start, end);
    for (; pair + 2 <= pairCount; pair += 2) addTwo(pairs, sheet, pair, totals, start, end);
    if (pair < pairCount) addOne(pairs, sheet, pair, totals, start, end);
  }
}

function addEight(
  pairs: Uint16Array,
  { points, bases }: PointsSheet,
  pair: number,
  totals: Totals,
  from: number,
  to: number,
): void {
  const stride = bases.length;
  const a = bases[pair] as number;
  const b = bases[pair + 1] as number;
  const c = bases[pair + 2] as number;
  const d = bases[pair + 3] as number;
  const e = bases[pair + 4] as number;
  const f = bases[pair + 5] as number;
  const g = bases[pair + 6] as number;
  const h = bases[pair + 7] as number;
  let at = (from * stride + pair) | 0;
  for (let entry = from; entry < to; entry = (entry + 1) | 0) {
    const ab =
      ((points[(a + (pairs[at] as number)) | 0] as number) +
        (points[(b + (pairs[(at + 1) | 0] as number)) | 0] as number)) |
      0;
    const cd =
      ((points[(c + (pairs[(at + 2) | 0] as number)) | 0] as number) +
        (points[(d + (pairs[(at + 3) | 0] as number)) | 0] as number)) |
      0;
    const ef =
      ((points[(e + (pairs[(at + 4) | 0] as number)) | 0] as number) +
        (points[(f + (pairs[(at + 5) | 0] as number)) | 0] as number)) |
      0;
    const gh =
      ((points[(g + (pairs[(at + 6) | 0] as number)) | 0] as number) +
        (points[(h + (pairs[(at + 7) | 0] as number)) | 0] as number)) |
      0;
    totals[entry] = ((totals[entry] as number) + ((((ab + cd) | 0) + ((ef + gh) | 0)) | 0)) | 0;
    at = (at + stride) | 0;
  }
}

function addTwo(
  pairs: Uint16Array,
  { points, bases }: PointsSheet,
  pair: number,
  totals: Totals,
  from: number,
  to: number,
): void {
  const stride = bases.length;
  const a = bases[pair] as number;
  const b = bases[pair + 1] as number;
  let at = (from * stride + pair) | 0;
  for (let entry = from; entry < to; entry = (entry + 1) | 0) {
    const ab =
      ((points[(a + (pairs[at] as number)) | 0] as number) +
        (points[(b + (pairs[(at + 1) | 0] as number)) | 0] as number)) |
      0;
    totals[entry] = ((totals[entry] as number) + ab) | 0;
    at = (at + stride) | 0;
  }
}

function addOne(
  pairs: Uint16Array,
  { points, bases }: PointsSheet,
  pair: number,
  totals: Totals,
  from: number,
  to: number,
): void {
  const stride = bases.length;
  const base = bases[pair] as number;
  let at = (from * stride + pair) | 0;
  for (let entry = from; entry < to; entry = (entry + 1) | 0) {
    const paid = points[(base + (pairs[at] as number)) | 0] as number;
    totals[entry] = ((totals[entry] as number) + paid) | 0;
    at = (at + stride) | 0;
  }
}
