import type { NameSearch } from '@callshot/name-search';
import type { Ranking } from '../ranking/ranking.ts';

/** Names looked at in the order of ranks between two pauses; each may be anywhere in memory. */
const SLICE = 10_000;
/** The cost of looking at a name in the order of ranks, in names that lie side by side. */
const FARTHER = 32;

/**
 * The `limit` entrants of highest rank that match a search, best first. A text that many names
 * contain is found among the first in rank; if not within the time of searching everywhere,
 * everything is searched.
 */
export function* bestPlaced(
  search: NameSearch,
  ranking: Ranking,
  limit: number,
): Generator<void, readonly number[]> {
  const best: number[] = [];
  const patience = patienceFor(search.effort, ranking.order.length, limit);
  for (let from = 0; from < patience; from += SLICE) {
    for (const entrant of ranking.order.subarray(from, Math.min(from + SLICE, patience))) {
      if (search.has(entrant)) best.push(entrant);
      if (best.length >= limit) return best;
    }
    yield;
  }
  return yield* bestOfAll(search.all(), ranking, limit);
}

/**
 * How many of the first in rank are scanned: none if even that effort, spread over the whole order,
 * would find fewer than `limit`.
 */
function patienceFor(effort: number, count: number, limit: number): number {
  const patience = Math.min(count, Math.floor(effort / FARTHER));
  return patience * effort < limit * count ? 0 : patience;
}

/** The best placed of many entrants, best first, without sorting them all. */
function* bestOfAll(
  found: Iterable<readonly number[]>,
  { position }: Ranking,
  limit: number,
): Generator<void, readonly number[]> {
  const placeOf = (entrant: number): number => position[entrant] ?? 0;
  const best: number[] = [];
  for (const entrants of found) {
    for (const entrant of entrants) {
      const worst = best.at(-1);
      const isFull = best.length >= limit;
      if (isFull && (worst === undefined || placeOf(entrant) > placeOf(worst))) continue;
      if (isFull) best.pop();
      let at = best.length;
      while (at > 0 && placeOf(best[at - 1] ?? 0) > placeOf(entrant)) at -= 1;
      best.splice(at, 0, entrant);
    }
    yield;
  }
  return best;
}
