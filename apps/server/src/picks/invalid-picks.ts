import { refuse } from '../platform/outcome.ts';
import { type PicksProblem, tellPicksProblem } from '../problem-words/picks-words.ts';

/** The refusal of picks that nobody could have clicked together, with all that is wrong with them. */
export const invalidPicks = (...problems: readonly PicksProblem[]) =>
  refuse('invalid_picks', { problems: problems.map(tellPicksProblem) });
