import type { MatchState } from '../bracket/bracket-picks.ts';
import type { SeriesScore } from '../bracket/series-lengths.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { MatchPick } from '../model/picks.ts';
import type { ProblemPath } from '../model/problem.ts';
import type { TeamsFault } from './pick-problem.ts';

/** A row of a submission with the place it stands at there. */
export interface PlacedRow {
  readonly row: MatchPick;
  readonly path: ProblemPath;
}

interface WrongTeams {
  readonly field: keyof MatchPick;
  readonly code: TeamsFault['code'];
}

/** Wrong participants, a winner or loser that does not play, or no winner at all. */
export function faultOfTeams({ top, bottom }: MatchState, row: MatchPick): WrongTeams | null {
  const [topId, bottomId] = [teamIn(top), teamIn(bottom)];
  if (row.topTeamId !== topId) {
    return { field: 'topTeamId', code: 'team_elsewhere' };
  }
  if (row.bottomTeamId !== bottomId) {
    return { field: 'bottomTeamId', code: 'team_elsewhere' };
  }
  if (row.winnerTeamId === null || ![topId, bottomId].includes(row.winnerTeamId)) {
    return { field: 'winnerTeamId', code: 'winner_elsewhere' };
  }
  if (row.loserTeamId !== (row.winnerTeamId === topId ? bottomId : topId)) {
    return { field: 'loserTeamId', code: 'loser_elsewhere' };
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
