import type { TrophyTier } from '../../../platform/ui/art/trophy-art.tsx';
import { m } from '../words/messages.js';

interface AwardName {
  readonly tier: TrophyTier;
  readonly name: string;
  /** The place that earns it. */
  readonly by: string;
}

/** The award of each place, best first [rule: trophies-5]. */
export const AWARD_TIERS: readonly AwardName[] = [
  { tier: 6, name: m.diamond(), by: m.winner() },
  { tier: 5, name: m.platinum(), by: m.top10() },
  { tier: 4, name: m.gold(), by: m.top10Percent() },
  { tier: 3, name: m.silver(), by: m.top30Percent() },
  { tier: 2, name: m.bronze(), by: m.top50Percent() },
  { tier: 1, name: m.wood(), by: m.participant() },
];

export function awardOf(trophyTypeId: number): AwardName {
  const award = AWARD_TIERS.find(({ tier }) => tier === trophyTypeId);
  if (!award) throw new Error(`No award has the type ${trophyTypeId}`);
  return award;
}
