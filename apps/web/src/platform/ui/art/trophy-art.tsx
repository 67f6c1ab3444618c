import { TrophyPicture } from './trophy-picture.tsx';

export type TrophyTier = 1 | 2 | 3 | 4 | 5 | 6;
export type RewardType = 1 | 2 | 3 | 4 | 5;

const tierNames: Record<TrophyTier, string> = {
  1: 'Wood',
  2: 'Bronze',
  3: 'Silver',
  4: 'Gold',
  5: 'Platinum',
  6: 'Diamond',
};

const rewardNames: Record<RewardType, string> = {
  1: 'Medal',
  2: 'Trophy',
  3: 'Globe',
  4: 'Cologne',
  5: 'Katowice',
};

export const rewardName = (reward: RewardType): string => rewardNames[reward];

export const trophyName = (tier: TrophyTier, reward: RewardType): string =>
  `${tierNames[tier]} ${rewardNames[reward]}`;

interface TrophyArtProps {
  tier: TrophyTier;
  reward: RewardType;
  /** px; 24 unless told. */
  size?: number;
  /** Decoration beside its name. */
  isDecoration?: boolean;
}

export const TrophyArt = ({ tier, reward, size = 24, isDecoration = false }: TrophyArtProps) => (
  <TrophyPicture
    imagePath={`/trophies/${reward}/${tier}.svg`}
    alt={isDecoration ? '' : trophyName(tier, reward)}
    size={size}
  />
);
