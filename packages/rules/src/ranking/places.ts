import type { Ranking, Totals } from './ranking.ts';

/** The places of entrants of an event: of all, or of a set. */
export interface Places {
  /** They from first to last; those with equal points in entrant order. */
  readonly order: Uint32Array;
  /** 1 + how many of them have more points than this, which one of them has. */
  rankOfTotal(total: number): number;
  /** 0-based position in `order`; null when the entrant is none of them. */
  positionOf(entrant: number): number | null;
}

export const placesOfAll = ({ order, position, rankOfTotal }: Ranking): Places => ({
  order,
  rankOfTotal: (total) => rankOfTotal[total] ?? 1,
  positionOf: (entrant) => position[entrant] ?? null,
});

/**
 * Places of some entrants among themselves, in time that grows with their number alone: they keep the
 * order in which they stand among all.
 */
export function placesAmong(all: Ranking, totals: Totals, entrants: Iterable<number>): Places {
  const positions: number[] = [];
  for (const entrant of entrants) positions.push(all.position[entrant] ?? 0);
  const sorted = Uint32Array.from(positions).sort();
  const order = sorted
    .filter((position, at) => at === 0 || position !== sorted[at - 1])
    .map((position) => all.order[position] ?? 0);
  // Computed when asked for: reading pages needs neither.
  const places = once(() => new Map(Array.from(order, (entrant, place) => [entrant, place])));
  const ranks = once(() => {
    const found = new Map<number, number>();
    order.forEach((entrant, place) => {
      const total = totals[entrant] ?? 0;
      if (!found.has(total)) found.set(total, place + 1);
    });
    return found;
  });
  return {
    order,
    rankOfTotal: (total) => ranks().get(total) ?? 1,
    positionOf: (entrant) => places().get(entrant) ?? null,
  };
}

function once<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | null = null;
  return () => {
    kept ??= { value: compute() };
    return kept.value;
  };
}
