import type { GameId } from '../core/game-choice.ts';

interface NamedReward {
  readonly value: string;
  readonly label: string;
}

const EVERYWHERE: readonly NamedReward[] = [
  { value: '1', label: 'Medal' },
  { value: '2', label: 'Trophy' },
  { value: '3', label: 'Globe' },
];

/** Rewards of Counter-Strike only [rule: events-7]. */
const OF_COUNTER_STRIKE: readonly NamedReward[] = [
  { value: '4', label: 'Cologne' },
  { value: '5', label: 'Katowice' },
];

export const rewardTypesOf = (gameId: GameId): readonly NamedReward[] =>
  gameId === 2 ? [...EVERYWHERE, ...OF_COUNTER_STRIKE] : EVERYWHERE;
