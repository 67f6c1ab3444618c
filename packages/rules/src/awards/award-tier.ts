/** Tiers of an award, worst to best, with their trophy type ids. */
export const TrophyType = {
  wood: 1,
  bronze: 2,
  silver: 3,
  gold: 4,
  platinum: 5,
  diamond: 6,
} as const;
export type TrophyType = (typeof TrophyType)[keyof typeof TrophyType];
export type AwardTier = keyof typeof TrophyType;

/** The tier of a place: by rank first, then by the displayed percentile [rule: trophies-2]. */
export function awardTier(rank: number, percentile: number): AwardTier {
  if (rank <= 1) return 'diamond';
  if (rank <= 10) return 'platinum';
  if (percentile <= 10) return 'gold';
  if (percentile <= 30) return 'silver';
  return percentile <= 50 ? 'bronze' : 'wood';
}
