import { goalStandingOf } from '../leaderboards/awards/goal-standing.ts';
import { goalWords } from '../leaderboards/awards/goal-words.ts';
import type { ShownEvent } from './use-tile.ts';

/** The goal of the stage that is picked or played; absent where trophies go by rank [rule: trophies-29]. */
export function GoalLine({ shown }: { readonly shown: Pick<ShownEvent, 'whole' | 'score'> }) {
  const { whole, score } = shown;
  const standing = whole && goalStandingOf(whole, whole.stage, score);
  return standing && <span>{goalWords(standing)}</span>;
}
