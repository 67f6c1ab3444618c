import { refuse } from '../../platform/outcome.ts';
import { type PicksProblem, tellPicksProblem } from '../problem-words/picks-words.ts';

/** The refusal of picks that the page cannot produce, with every fault. */
export const invalidPicks = (...problems: readonly PicksProblem[]) =>
  refuse('invalid_picks', { problems: problems.map(tellPicksProblem) });
