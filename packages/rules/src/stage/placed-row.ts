import type { MatchState } from '../bracket/bracket-picks.ts';
import type { SeriesScore } from '../bracket/series-score.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { MatchPick } from '../model/picks.ts';
import type { Problem } from '../model/problem.ts';

/** A row of a submission with the place it stands at there. */
export interface PlacedRow {
  readonly row: MatchPick;
  readonly path: string;
}

/** Wrong participants, a winner or loser that does not play, or no winner at all. */
export function problemOfTeams({ top, bottom }: MatchState, row: MatchPick): Problem | null {
  const [topId, bottomId] = [teamIn(top), teamIn(bottom)];
  if (row.topTeamId !== topId) {
    return { path: '.topTeamId', message: 'This team cannot be in this place' };
  }
  if (row.bottomTeamId !== bottomId) {
    return { path: '.bottomTeamId', message: 'This team cannot be in this place' };
  }
  if (row.winnerTeamId === null || ![topId, bottomId].includes(row.winnerTeamId)) {
    return { path: '.winnerTeamId', message: 'The winner must be one of the two teams' };
  }
  if (row.loserTeamId !== (row.winnerTeamId === topId ? bottomId : topId)) {
    return { path: '.loserTeamId', message: 'The loser must be the other team' };
  }
  return null;
}

/** The row's score from the winner's side; undefined when it has none. */
export function scoreOfRow(row: MatchPick): SeriesScore | undefined {
  const { topTeamScore: top, bottomTeamScore: bottom } = row;
  if (top === null || bottom === null) return undefined;
  return row.winnerTeamId === row.topTeamId
    ? { winner: top, loser: bottom }
    : { winner: bottom, loser: top };
}
