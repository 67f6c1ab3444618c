import { type RewardType, TrophyArt, type TrophyTier } from './trophy-art.tsx';

const tiers: readonly TrophyTier[] = [1, 2, 3, 4, 5, 6];
const rewards: readonly RewardType[] = [1, 2, 3, 4, 5];

export const states = Object.fromEntries(
  rewards.map((reward) => [
    `reward ${reward}, every tier`,
    <div key={reward} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tiers.map((tier) => (
        <TrophyArt key={tier} tier={tier} reward={reward} size={36} />
      ))}
    </div>,
  ]),
);
