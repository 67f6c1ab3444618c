import { type GameId, gameOf } from '@callshot/rules';
import { type RewardType, rewardName } from '../../platform/ui/art/trophy-art.tsx';

/** Trophies that an event of the game can give, as options of a select [rule: events-7]. */
export const rewardTypesOf = (gameId: GameId) =>
  gameOf(gameId).rewardTypeIds.map((id: RewardType) => ({ value: `${id}`, label: rewardName(id) }));
