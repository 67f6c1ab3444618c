/** Ranks of an event's entrants: the shared ranks, and the full order as positions. */
export interface Ranking {
  /** 1 + how many entrants have more points, by points. */
  readonly rankOfTotal: Uint32Array;
  /** Entrants from first to last; those with equal points in entrant order [rule: boards-6]. */
  readonly order: Uint32Array;
  /** 0-based position in `order`, by entrant. */
  readonly position: Uint32Array;
}

export type Totals = Uint16Array | Uint32Array;

/** The percentile of a shared rank: 1 to 100, 100 without entrants [rule: boards-2]. */
export const percentileOf = (rank: number, entrants: number): number =>
  entrants === 0 ? 100 : Math.max(1, Math.ceil((100 * rank) / entrants));

/** Entrants of each half that are ordered between two pauses. */
const SLICE = 20_000;

/**
 * Ranks entrants by their totals. A histogram gives the shared ranks and a stable counting sort the
 * order. The time grows with entrants and highest total only. Yields between slices. The first and
 * the second half of the entrants pass side by side, each with counters of its own. A counter is
 * read right after it was written, and the processor waits for both halves at once.
 */
export function* rankInSlices(totals: Totals, highest: number): Generator<void, Ranking> {
  const width = highest + 1;
  const half = totals.length >> 1;
  const counts = new Int32Array(2 * width);
  for (let from = 0; from < half; from += SLICE) {
    countTotals(totals, counts, width, from, Math.min(from + SLICE, half));
    yield;
  }
  const last = totals.length % 2 === 0 ? undefined : totals.at(-1);
  if (last !== undefined) counts[last + width] = (counts[last + width] ?? 0) + 1;
  const { rankOfTotal, next } = startsOf(counts, width);
  const order = new Uint32Array(totals.length);
  const position = new Uint32Array(totals.length);
  for (let from = 0; from < half; from += SLICE) {
    placeEntrants(totals, next, order, position, from, Math.min(from + SLICE, half));
    yield;
  }
  if (last !== undefined) {
    const place = next[last + width] ?? 0;
    order[place] = totals.length - 1;
    position[totals.length - 1] = place;
  }
  return { rankOfTotal, order, position };
}

/** `rankInSlices` in one go. */
export function rankTotals(totals: Totals, highest: number): Ranking {
  const slices = rankInSlices(totals, highest);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** The index in the order at which each total begins, the first half’s first. */
function startsOf(counts: Int32Array, width: number) {
  const next = new Int32Array(2 * width);
  const rankOfTotal = new Uint32Array(width);
  let above = 0;
  for (let total = width - 1; total >= 0; total -= 1) {
    rankOfTotal[total] = above + 1;
    for (const counter of [total, total + width]) {
      next[counter] = above;
      above += counts[counter] ?? 0;
    }
  }
  return { next, rankOfTotal };
}

/** Counts entrants `from` to `to` of the first half, and their like of the second. */
function countTotals(
  totals: Totals,
  counts: Int32Array,
  width: number,
  from: number,
  to: number,
): void {
  const half = totals.length >> 1;
  for (let entrant = from; entrant < to; entrant = (entrant + 1) | 0) {
    const a = totals[entrant] as number;
    const b = ((totals[(entrant + half) | 0] as number) + width) | 0;
    counts[a] = ((counts[a] as number) + 1) | 0;
    counts[b] = ((counts[b] as number) + 1) | 0;
  }
}

/** Places entrants `from` to `to` of the first half, and their like of the second. */
function placeEntrants(
  totals: Totals,
  next: Int32Array,
  order: Uint32Array,
  position: Uint32Array,
  from: number,
  to: number,
): void {
  const half = totals.length >> 1;
  const width = next.length >> 1;
  for (let entrant = from; entrant < to; entrant = (entrant + 1) | 0) {
    const other = (entrant + half) | 0;
    const a = totals[entrant] as number;
    const b = ((totals[other] as number) + width) | 0;
    const placeOfA = next[a] as number;
    const placeOfB = next[b] as number;
    next[a] = (placeOfA + 1) | 0;
    next[b] = (placeOfB + 1) | 0;
    order[placeOfA] = entrant;
    position[entrant] = placeOfA;
    order[placeOfB] = other;
    position[other] = placeOfB;
  }
}
