/** Places of an event's entrants: shared ranks, and the full order as positions. */
export interface Ranking {
  /** 1 + how many entrants have more points, by points. */
  readonly rankOfTotal: Uint32Array;
  /** Entrants from first to last; those with equal points in entrant order (decision 186). */
  readonly order: Uint32Array;
  /** 0-based position in `order`, by entrant. */
  readonly position: Uint32Array;
}

export type Totals = Uint16Array | Uint32Array;

/** The percentile of a shared rank: 1 to 100, 100 without entrants (decision 14). */
export const percentileOf = (rank: number, entrants: number): number =>
  entrants === 0 ? 100 : Math.max(1, Math.ceil((100 * rank) / entrants));

/** How many entrants are ordered between two pauses. */
const SLICE = 200_000;

/**
 * Ranks entrants by their totals: a histogram gives the shared ranks and a stable counting sort
 * the order, in time that grows with entrants and highest total only. Yields between slices.
 */
export function* rankInSlices(totals: Totals, highest: number): Generator<void, Ranking> {
  const counts = new Uint32Array(highest + 2);
  for (let from = 0; from < totals.length; from += SLICE) {
    countTotals(totals, counts, from, Math.min(from + SLICE, totals.length));
    yield;
  }
  const next = new Uint32Array(highest + 1);
  const rankOfTotal = new Uint32Array(highest + 1);
  let above = 0;
  for (let total = highest; total >= 0; total -= 1) {
    next[total] = above;
    rankOfTotal[total] = above + 1;
    above += counts[total] ?? 0;
  }
  const order = new Uint32Array(totals.length);
  const position = new Uint32Array(totals.length);
  for (let from = 0; from < totals.length; from += SLICE) {
    placeEntrants(totals, next, order, position, from, Math.min(from + SLICE, totals.length));
    yield;
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

function countTotals(totals: Totals, counts: Uint32Array, from: number, to: number): void {
  for (let entrant = from; entrant < to; entrant += 1) {
    const total = totals[entrant] as number;
    counts[total] = (counts[total] as number) + 1;
  }
}

function placeEntrants(
  totals: Totals,
  next: Uint32Array,
  order: Uint32Array,
  position: Uint32Array,
  from: number,
  to: number,
): void {
  for (let entrant = from; entrant < to; entrant += 1) {
    const total = totals[entrant] as number;
    const place = next[total] as number;
    next[total] = place + 1;
    order[place] = entrant;
    position[entrant] = place;
  }
}
