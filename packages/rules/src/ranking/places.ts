import type { Ranking, Totals } from './ranking.ts';

/** Who stands where among some entrants of an event: all of them, or a set. */
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
  const positions = Uint32Array.from(new Set(entrants), (entrant) => all.position[entrant] ?? 0);
  const order = positions.sort().map((position) => all.order[position] ?? 0);
  const places = new Map<number, number>();
  const ranks = new Map<number, number>();
  order.forEach((entrant, place) => {
    places.set(entrant, place);
    const total = totals[entrant] ?? 0;
    if (!ranks.has(total)) ranks.set(total, place + 1);
  });
  return {
    order,
    rankOfTotal: (total) => ranks.get(total) ?? 1,
    positionOf: (entrant) => places.get(entrant) ?? null,
  };
}
