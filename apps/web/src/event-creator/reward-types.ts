import { type GameId, gameOf } from '@callshot/rules';

const labels: Readonly<Record<number, string>> = {
  1: 'Medal',
  2: 'Trophy',
  3: 'Globe',
  4: 'Cologne',
  5: 'Katowice',
};

/** Trophies that an event of the game can give, as options of a select [rule: events-7]. */
export const rewardTypesOf = (gameId: GameId) =>
  gameOf(gameId).rewardTypeIds.map((id) => ({ value: `${id}`, label: labels[id] ?? `${id}` }));
