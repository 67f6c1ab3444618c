import type { MatchPick, PickSet } from '../model/picks.ts';

/** Whether anything has been decided yet [rule: boards-4]: a draw and its byes decide nothing. */
export const hasResults = ({ groupStagePicks, matchPicks }: PickSet): boolean =>
  groupStagePicks.length > 0 || matchPicks.some(isResult);

/** A draw and its byes are none. */
export const isResult = ({ outcome = 'played', winnerTeamId }: MatchPick): boolean =>
  outcome !== 'bye' && (winnerTeamId !== null || outcome !== 'played');
