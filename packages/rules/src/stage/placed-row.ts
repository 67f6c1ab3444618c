import type { MatchState } from '../bracket/bracket-picks.ts';
import type { SeriesScore } from '../bracket/series-lengths.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import type { ProblemPath } from '../model/problem.ts';
import { slotOfMatch } from '../model/slots.ts';
import type { RowProblem, TeamsFault } from './pick-problem.ts';

/** A row of a submission with the place it stands at there. */
export interface PlacedRow {
  readonly row: MatchPick;
  readonly path: ProblemPath;
}

export interface PlacedRows {
  /** By substage, then by match. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<string, PlacedRow>>;
  readonly problems: readonly RowProblem[];
}

interface Substages {
  /** The matches of each substage, by their keys. */
  readonly matches: ReadonlyMap<number, ReadonlyMap<string, { readonly index: number }>>;
  /** The code for rows of a substage that the stage does not have. */
  readonly elsewhere: 'other_bracket' | 'other_group';
}

/** Rows by substage and match; a row that belongs nowhere, or occurs twice, is a problem. */
export function placeRows(
  { eventStageId }: Pick<EventStage, 'eventStageId'>,
  rows: readonly MatchPick[],
  { matches, elsewhere }: Substages,
): PlacedRows {
  const placed = new Map([...matches].map(([id]) => [id, new Map<string, PlacedRow>()]));
  const problems: RowProblem[] = [];
  const refuse = (problem: RowProblem) => problems.push(problem);
  rows.forEach((row, at) => {
    const path = ['matchPicks', at];
    const own = placed.get(row.eventSubstageId);
    const match = slotOfMatch(row);
    const index = matches.get(row.eventSubstageId)?.get(match)?.index;
    if (row.eventStageId !== eventStageId) {
      refuse({ path: [...path, 'eventStageId'], code: 'other_stage' });
    } else if (!own) refuse({ path: [...path, 'eventSubstageId'], code: elsewhere });
    else if (index === undefined) refuse({ path, code: 'no_such_match', match });
    else if (row.matchIndex !== index) {
      refuse({
        path: [...path, 'matchIndex'],
        code: 'wrong_match_index',
        match,
        matchIndex: index,
      });
    } else if (own.has(match)) refuse({ path, code: 'match_twice', match });
    else own.set(match, { row, path });
  });
  return { rows: placed, problems };
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
