import type { OfficialMatch } from '@callshot/contract';

/** A match as the wiki tells of it, of a Swiss stage or group: not begun unless told. */
export const rawMatch = (
  topTeamId: number | null,
  bottomTeamId: number | null,
  facts: Partial<OfficialMatch> = {},
): OfficialMatch => ({
  eventStageId: 1,
  eventSubstageId: 10,
  bracketPart: '',
  bracketCol: 0,
  bracketColIndex: 0,
  matchIndex: 0,
  bestOf: 3,
  topTeamId,
  bottomTeamId,
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
  state: 'PLAYED',
  startTime: null,
  isLive: false,
  isExactStart: true,
  round: null,
  games: [],
  ...facts,
});

/** The first beat the second. */
export const wonBy = (winner: number, loser: number, round: number, score = [2, 1]) =>
  rawMatch(winner, loser, {
    round,
    winnerTeamId: winner,
    topTeamScore: score[0] ?? null,
    bottomTeamScore: score[1] ?? null,
    state: 'SCORE_DONE',
  });
