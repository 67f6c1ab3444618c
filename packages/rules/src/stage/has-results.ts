import type { MatchPick, PickSet } from '../picks/picks.ts';

/** Something has happened: a draw and the byes in it are no results. */
export const isResult = (row: MatchPick): boolean =>
  row.outcome !== 'bye' &&
  (row.winnerTeamId !== null || row.outcome === 'void' || row.outcome === 'double_forfeit');

/** Whether any official result is known. */
export const hasResults = ({ groupStagePicks, matchPicks }: PickSet): boolean =>
  groupStagePicks.length > 0 || matchPicks.some(isResult);
