import type { BracketState, MatchState } from './bracket-picks.ts';

/** The number of picks made, and of picks asked for. */
export interface Progress {
  readonly picked: number;
  readonly required: number;
}

/** Progress of the whole bracket. */
export const bracketProgress = (state: BracketState): Progress =>
  progressOf(state.matches, state.isOfficial);

/** True when every match that asks for a winner has one [rule: picks-12]. */
export const isBracketComplete = (state: BracketState): boolean => isDone(bracketProgress(state));

const isDone = (progress: Progress): boolean => progress.picked === progress.required;

/** The matches that ask for a pick and have none yet, in the graph's order. */
export const unpickedMatches = ({ matches, isOfficial }: BracketState): MatchState[] =>
  matches.filter((match) => match.isRequired && !isPicked(match, isOfficial));

/** A pick is complete with its series score; where scores are not picked 1-0 is recorded at once. */
const isPicked = (match: MatchState, isOfficial: boolean): boolean =>
  match.winnerTeamId !== null && (isOfficial || match.topTeamScore !== null);

function progressOf(matches: readonly MatchState[], isOfficial: boolean): Progress {
  const required = matches.filter((match) => match.isRequired);
  return {
    picked: required.filter((match) => isPicked(match, isOfficial)).length,
    required: required.length,
  };
}
