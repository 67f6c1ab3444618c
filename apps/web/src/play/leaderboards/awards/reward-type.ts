import type { RewardType } from '../../../platform/ui/art/trophy-art.tsx';

const REWARD_TYPES: readonly RewardType[] = [1, 2, 3, 4, 5];

/** The award's shape an event gives; a medal where it is unknown. */
export const rewardTypeOf = (id: number): RewardType =>
  REWARD_TYPES.find((type) => type === id) ?? 1;
