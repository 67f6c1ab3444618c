import { ordinal } from '../../../platform/core/ordinal.ts';
import { awardOf } from '../../leaderboards/awards/award-tiers.ts';
import type { BestRankOfStage } from '../summary/best-rank.queries.ts';
import { m } from '../words/messages.js';

type Outcome = BestRankOfStage['outcomes'][number];

/** 'Gold'; 'Gold or Silver' where that depends on the score, 'Gold to Bronze' where more lie between. */
export function awardsOf({ bestTrophyTypeId: best, worstTrophyTypeId: worst }: Outcome): string {
  const [first, last] = [awardOf(best).name, awardOf(worst).name];
  if (best === worst) return first;
  return best - worst === 1 ? m.oneOrOther({ first, last }) : m.awardRange({ first, last });
}

/** '17th', or '17th to 22nd'. */
export const placesOf = ({ bestRank, worstRank }: Outcome): string =>
  bestRank === worstRank
    ? ordinal(bestRank)
    : m.placeRange({ best: ordinal(bestRank), worst: ordinal(worstRank) });
