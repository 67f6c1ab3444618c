import { m } from '../words/messages.js';
import { TrophyPicture } from './trophy-picture.tsx';

export type TrophyTier = 1 | 2 | 3 | 4 | 5 | 6;
export type RewardType = 1 | 2 | 3 | 4 | 5;

const tierNames: Record<TrophyTier, string> = {
  1: m.wood(),
  2: m.bronze(),
  3: m.silver(),
  4: m.gold(),
  5: m.platinum(),
  6: m.diamond(),
};

const rewardNames: Record<RewardType, string> = {
  1: m.medal(),
  2: m.trophy(),
  3: m.globe(),
  4: m.cologne(),
  5: m.katowice(),
};

export const rewardName = (reward: RewardType): string => rewardNames[reward];

const rewardNamesInside: Record<RewardType, string> = {
  1: m.medalInside(),
  2: m.trophyInside(),
  3: m.globeInside(),
  4: m.cologneInside(),
  5: m.katowiceInside(),
};

/** Within a sentence. */
export const rewardNameInside = (reward: RewardType): string => rewardNamesInside[reward];

export const trophyName = (tier: TrophyTier, reward: RewardType): string =>
  m.trophyName({ tier: tierNames[tier], reward: rewardNames[reward] });

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
