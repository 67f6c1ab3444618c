import type { NameSearch } from '@callshot/name-search';
import type { Places } from '../ranking/places.ts';

/** Names looked at in the order of ranks between two pauses; each may be anywhere in memory. */
const SLICE = 10_000;
/** The cost of looking at a name in the order of ranks, in names that lie side by side. */
const FARTHER = 32;

/** Places of some, and of how many entrants they are: as many names as the search looks through. */
export interface PlacesOf {
  readonly places: Pick<Places, 'order' | 'positionOf'>;
  readonly of: number;
}

/**
 * The `limit` entrants that match a search: who bears that very name, then those of highest rank, best
 * first [rule: boards-16]. A text that many names contain is found among the first in rank; if not within
 * the time of searching everywhere, everything is searched.
 */
export function* bestPlaced(
  search: NameSearch,
  among: PlacesOf,
  limit: number,
): Generator<void, readonly number[]> {
  const named = yield* bestOfAll(search.whole(), among.places, limit);
  const others = yield* bestContaining(search, among, limit);
  return [...named, ...others.filter((entrant) => !named.includes(entrant))].slice(0, limit);
}

function* bestContaining(
  search: NameSearch,
  { places, of }: PlacesOf,
  limit: number,
): Generator<void, readonly number[]> {
  const best: number[] = [];
  const { order } = places;
  const patience = patienceFor(search.effort, order.length, limit * of);
  for (let from = 0; from < patience; from += SLICE) {
    for (const entrant of order.subarray(from, Math.min(from + SLICE, patience))) {
      if (search.has(entrant)) best.push(entrant);
      if (best.length >= limit) return best;
    }
    yield;
  }
  return patience === order.length ? best : yield* bestOfAll(search.all(), places, limit);
}

/**
 * The number of top ranks to scan: none if even that effort, spread over the whole order, would find fewer
 * than `limit`.
 */
function patienceFor(effort: number, count: number, enough: number): number {
  const patience = Math.min(count, Math.floor(effort / FARTHER));
  return patience < count && patience * effort < enough ? 0 : patience;
}

/** The best placed of many entrants, best first, without sorting them all. */
function* bestOfAll(
  found: Iterable<readonly number[]>,
  { order, positionOf }: PlacesOf['places'],
  limit: number,
): Generator<void, readonly number[]> {
  const best: number[] = [];
  for (const entrants of found) {
    for (const entrant of entrants) {
      const place = positionOf(entrant);
      if (place === null) continue;
      const isFull = best.length >= limit;
      if (isFull && place > (best.at(-1) ?? -1)) continue;
      if (isFull) best.pop();
      let at = best.length;
      while (at > 0 && (best[at - 1] ?? 0) > place) at -= 1;
      best.splice(at, 0, place);
    }
    yield;
  }
  return best.map((place) => order[place] ?? 0);
}
