import { percentileOf, type Totals } from '../ranking/ranking.ts';
import { awardTier, TrophyType } from './award-tier.ts';

/** Grows whenever the same places earn other trophies than before. */
export const AWARD_FORMULA = 1;
/** Trophies by goals. No number of a formula is used twice. */
export const GOAL_FORMULA = 2;

/** The award of a place, with its rank and percentile. */
export interface AwardPlace {
  readonly trophyTypeId: TrophyType;
  readonly rank: number;
  readonly percentile: number;
}

/** Awards by total [rule: trophies-2]. */
export interface AwardPlaces {
  of(total: number): AwardPlace;
  /** Entrants by trophy type, wood first. */
  readonly counts: readonly number[];
}

/** Ranks all totals of an event, those of one tier together, without putting entrants in order. */
export function awardPlaces(totals: Totals): AwardPlaces {
  let highest = 0;
  for (const total of totals) if (total > highest) highest = total;
  const having = new Uint32Array(highest + 1);
  for (const total of totals) having[total] = (having[total] ?? 0) + 1;
  const places = new Map<number, AwardPlace>();
  const counts = Object.values(TrophyType).map(() => 0);
  let above = 0;
  for (let total = highest; total >= 0; total -= 1) {
    const entrants = having[total] ?? 0;
    if (entrants === 0) continue;
    const rank = above + 1;
    const percentile = percentileOf(rank, totals.length);
    const trophyTypeId = TrophyType[awardTier(rank, percentile)];
    places.set(total, { trophyTypeId, rank, percentile });
    counts[trophyTypeId - 1] = (counts[trophyTypeId - 1] ?? 0) + entrants;
    above += entrants;
  }
  return {
    counts,
    of: (total) => {
      const place = places.get(total);
      if (!place) throw new Error(`Nobody has ${total} points`);
      return place;
    },
  };
}
