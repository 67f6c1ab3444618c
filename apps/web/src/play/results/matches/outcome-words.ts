import { ordinal } from '../../../platform/core/ordinal.ts';
import { awardOf } from '../../leaderboards/awards/award-tiers.ts';
import type { BestRankOfStage } from '../summary/best-rank.queries.ts';

type Outcome = BestRankOfStage['outcomes'][number];

/** 'Gold'; 'Gold or Silver' where that depends on the score, 'Gold to Bronze' where more lie between. */
export function awardsOf({ bestTrophyTypeId: best, worstTrophyTypeId: worst }: Outcome): string {
  const [first, last] = [awardOf(best).name, awardOf(worst).name];
  if (best === worst) return first;
  return best - worst === 1 ? `${first} or ${last}` : `${first} to ${last}`;
}

/** '17th', or '17th to 22nd'. */
export const placesOf = ({ bestRank, worstRank }: Outcome): string =>
  bestRank === worstRank ? ordinal(bestRank) : `${ordinal(bestRank)} to ${ordinal(worstRank)}`;
