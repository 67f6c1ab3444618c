import type { TrophyTier } from '../../../platform/ui/art/trophy-art.tsx';

interface AwardName {
  readonly tier: TrophyTier;
  readonly name: string;
  /** The place that earns it. */
  readonly by: string;
}

/** The award of each place, best first [rule: trophies-5]. */
export const AWARD_TIERS: readonly AwardName[] = [
  { tier: 6, name: 'Diamond', by: 'Winner' },
  { tier: 5, name: 'Platinum', by: 'Top 10' },
  { tier: 4, name: 'Gold', by: 'Top 10%' },
  { tier: 3, name: 'Silver', by: 'Top 30%' },
  { tier: 2, name: 'Bronze', by: 'Top 50%' },
  { tier: 1, name: 'Wood', by: 'Participant' },
];

export function awardOf(trophyTypeId: number): AwardName {
  const award = AWARD_TIERS.find(({ tier }) => tier === trophyTypeId);
  if (!award) throw new Error(`No award has the type ${trophyTypeId}`);
  return award;
}
