import type { BracketState, MatchState, SlotState } from '../bracket/bracket-picks.ts';
import type { BracketGraph, DrawnRound, MatchNode } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { pickWinner, recordOutcome } from '../bracket/pick-match.ts';
import { drawAs, placeTeam } from '../bracket/place-team.ts';
import { AWAITING, NOBODY, slotOf, teamIn } from '../bracket/slot-flow.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import type { OfficialProblem, ResultFlaw, TeamsFault } from './pick-problem.ts';
import { faultOfTeams, type PlacedRow, scoreOfRow } from './placed-row.ts';

/**
 * Plays official results through from the starting slots. Rows without a winner only say who meets:
 * they are kept for starting slots and must agree with the bracket everywhere else.
 */
export function replayOfficialBracket(
  graph: BracketGraph,
  substage: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
  problems: OfficialProblem[],
): BracketState {
  problems.push(...drawnTwice(graph, substage, rows));
  let state = officialBracket(graph, { officialMatches: [] });
  for (const node of graph.matches) {
    const placed = rows.get(node.key);
    if (node.round?.matches[0] === node.index) state = drawRows(graph, state, node.round, rows);
    if (!placed) continue;
    const before = node.round ? state : placeOpenings(graph, state, node, placed.row);
    const entered = enter(graph, before, node, substage, placed);
    if ('problem' in entered) problems.push(entered.problem);
    else state = entered.state;
  }
  return state;
}

/** A team starts in one match slot only, and is drawn into one of a round; it never meets itself. */
function drawnTwice(
  graph: BracketGraph,
  { title }: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
): OfficialProblem[] {
  const starts = new Map<DrawnRound | null, Map<number, string>>();
  return graph.matches.flatMap(({ key, top, bottom, round }) => {
    const drawn = starts.get(round) ?? new Map<number, string>();
    starts.set(round, drawn);
    const placed = rows.get(key);
    if (!placed) return [];
    return [
      { source: top, field: 'topTeamId' as const },
      { source: bottom, field: 'bottomTeamId' as const },
    ].flatMap(({ source, field }): OfficialProblem[] => {
      const teamId = placed.row[field];
      if ((source.kind !== 'opening' && !round) || teamId === null) return [];
      const first = drawn.get(teamId);
      drawn.set(teamId, first ?? key);
      if (first === undefined) return [];
      const path = [...placed.path, field];
      const code = round ? 'drawn_twice' : 'starts_twice';
      return [{ path, code, substage: title, match: key, first }];
    });
  });
}

/** Puts the row's teams into starting slots. */
function placeOpenings(
  graph: BracketGraph,
  state: BracketState,
  node: MatchNode,
  row: MatchPick,
): BracketState {
  let placed = state;
  for (const isTop of [true, false]) {
    if ((isTop ? node.top : node.bottom).kind !== 'opening') continue;
    const occupant = slotIn(row, isTop);
    const outcome = placeTeam(graph, placed, { key: node.key, isTop }, occupant);
    if (outcome.ok) placed = outcome.state;
  }
  return placed;
}

/** Only all rows of a drawn round together tell who has no opponent in it. */
function drawRows(
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
  rows: ReadonlyMap<string, PlacedRow>,
): BracketState {
  const seats = round.matches.flatMap((index) => {
    const row = rows.get(graph.matches[index]?.key ?? '')?.row;
    return [true, false].map((isTop) => (row ? slotIn(row, isTop) : AWAITING));
  });
  const drawn = drawAs(graph, state, round, seats);
  return drawn.ok ? drawn.state : state;
}

const slotIn = (row: MatchPick, isTop: boolean): SlotState =>
  slotOf(isTop ? row.topTeamId : row.bottomTeamId, row.outcome === 'bye' ? NOBODY : AWAITING);

type Entered = { readonly state: BracketState } | { readonly problem: OfficialProblem };

function enter(
  graph: BracketGraph,
  state: BracketState,
  node: MatchNode,
  { teamIds, title }: EventSubstage,
  { row, path }: PlacedRow,
): Entered {
  const match = state.matches[node.index];
  if (!match) throw new Error(`The bracket's state lacks match ${node.key}`);
  const refuse = (field: keyof MatchPick | null, code: ResultFlaw): Entered => ({
    problem: {
      path: field ? [...path, field] : path,
      code,
      substage: title,
      match: node.key,
    },
  });
  for (const field of ['topTeamId', 'bottomTeamId'] as const) {
    const teamId = row[field];
    if (teamId !== null && !teamIds.includes(teamId)) {
      return refuse(field, 'team_not_here');
    }
  }
  if (row.outcome === 'bye' || match.outcome === 'bye') {
    return agreesWithBye(match, row) ? { state } : refuse('outcome', 'no_bye_here');
  }
  if (row.outcome === 'void' || row.outcome === 'double_forfeit') {
    const recorded = recordOutcome(graph, state, node.key, row.outcome);
    return recorded.ok ? recorded : refuse('outcome', 'outcome_too_early');
  }
  if (row.winnerTeamId === null) {
    return agrees(match, row) ? { state } : refuse(null, 'others_meet');
  }
  const wrong = faultOfTeams(match, row);
  if (wrong) return refuse(wrong.field, WRONG_TEAMS[wrong.code]);
  const won =
    row.outcome === 'walkover'
      ? recordOutcome(graph, state, node.key, 'walkover', row.winnerTeamId)
      : pickWinner(graph, state, node.key, row.winnerTeamId, scoreOfRow(row));
  if (won.ok) return won;
  return refuse(null, won.code === 'illegal_score' ? 'wrong_score' : 'teams_not_known');
}

const WRONG_TEAMS: Readonly<Record<TeamsFault['code'], ResultFlaw>> = {
  team_elsewhere: 'wrong_participant',
  winner_elsewhere: 'wrong_winner',
  loser_elsewhere: 'wrong_loser',
};

/** An open row names nobody that the bracket does not bring there. */
const agrees = ({ top, bottom }: MatchState, row: MatchPick): boolean =>
  (row.topTeamId === null || row.topTeamId === teamIn(top)) &&
  (row.bottomTeamId === null || row.bottomTeamId === teamIn(bottom));

/** A bye is not entered but follows by itself; its row may say so, or say nothing yet. */
const agreesWithBye = (match: MatchState, row: MatchPick): boolean =>
  match.outcome === 'bye' &&
  ['bye', 'played'].includes(row.outcome ?? 'played') &&
  [null, match.winnerTeamId].includes(row.winnerTeamId) &&
  agrees(match, row);
