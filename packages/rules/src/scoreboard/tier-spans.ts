import { type AwardTier, awardTier, TrophyType } from '../awards/award-tier.ts';
import type { Places } from '../ranking/places.ts';
import { percentileOf, type Totals } from '../ranking/ranking.ts';

/** The entrants in an award’s tier. */
export interface TierSpan {
  readonly tier: AwardTier;
  readonly entrants: number;
  /** The fewest points of anybody in it, which also reach it [rule: boards-26]; null = nobody is in it. */
  readonly fromPoints: number | null;
}

const BEST_FIRST = (Object.keys(TrophyType) as AwardTier[]).sort(
  (a, b) => TrophyType[b] - TrophyType[a],
);

/** All tiers, best first. A place further down never has a better tier: each is found by bisection. */
export function tierSpans({ order, rankOfTotal }: Places, totals: Totals): TierSpan[] {
  const totalAt = (position: number): number => totals[order[position] ?? 0] ?? 0;
  const typeAt = (position: number): number => {
    const rank = rankOfTotal(totalAt(position));
    return TrophyType[awardTier(rank, percentileOf(rank, order.length))];
  };
  let start = 0;
  return BEST_FIRST.map((tier) => {
    const end = firstBelow(TrophyType[tier], typeAt, start, order.length);
    const entrants = end - start;
    start = end;
    return { tier, entrants, fromPoints: entrants === 0 ? null : totalAt(end - 1) };
  });
}

function firstBelow(
  type: number,
  typeAt: (position: number) => number,
  from: number,
  count: number,
): number {
  let [low, high] = [from, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (typeAt(middle) >= type) low = middle + 1;
    else high = middle;
  }
  return low;
}
