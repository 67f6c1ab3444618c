import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { pickWinner, placeTeam, recordOutcome } from '../bracket/pick-match.ts';
import { NOBODY, slotOf, teamIn } from '../bracket/slot-flow.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import type { Problem } from '../model/problem.ts';
import { type PlacedRow, problemOfTeams, scoreOfRow } from './placed-row.ts';

/**
 * Plays official results through from the openings. Rows without a winner only say who meets; they
 * are kept where they are openings and must agree with the bracket everywhere else.
 */
export function replayOfficialBracket(
  graph: BracketGraph,
  substage: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
  problems: Problem[],
): BracketState {
  problems.push(...drawnTwice(graph, substage, rows));
  let state = officialBracket(graph, { officialMatches: [] });
  for (const node of graph.matches) {
    const placed = rows.get(node.key);
    if (!placed) continue;
    const entered = enter(
      graph,
      placeOpenings(graph, state, node, placed.row),
      node,
      substage,
      placed,
    );
    if ('problem' in entered) problems.push(entered.problem);
    else state = entered.state;
  }
  return state;
}

/** A team starts in one place only, and never against itself. */
function drawnTwice(
  graph: BracketGraph,
  { title }: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
): Problem[] {
  const starts = new Map<number, string>();
  return graph.matches.flatMap(({ key, top, bottom }) => {
    const placed = rows.get(key);
    if (!placed) return [];
    return [
      { source: top, field: 'topTeamId' as const },
      { source: bottom, field: 'bottomTeamId' as const },
    ].flatMap(({ source, field }) => {
      const teamId = placed.row[field];
      if (source.kind !== 'opening' || teamId === null) return [];
      const first = starts.get(teamId);
      starts.set(teamId, first ?? key);
      if (first === undefined) return [];
      const message = `${title}, ${key}: this team starts in ${first} already`;
      return [{ path: `${placed.path}.${field}`, message }];
    });
  });
}

/** Puts the row's teams where the bracket does not bring any itself. */
function placeOpenings(
  graph: BracketGraph,
  state: BracketState,
  node: MatchNode,
  row: MatchPick,
): BracketState {
  const otherwise = row.outcome === 'bye' ? NOBODY : ({ kind: 'awaiting' } as const);
  let placed = state;
  for (const isTop of [true, false]) {
    if ((isTop ? node.top : node.bottom).kind !== 'opening') continue;
    const occupant = slotOf(isTop ? row.topTeamId : row.bottomTeamId, otherwise);
    const outcome = placeTeam(graph, placed, { key: node.key, isTop }, occupant);
    if (outcome.ok) placed = outcome.state;
  }
  return placed;
}

type Entered = { readonly state: BracketState } | { readonly problem: Problem };

function enter(
  graph: BracketGraph,
  state: BracketState,
  node: MatchNode,
  { teamIds, title }: EventSubstage,
  { row, path }: PlacedRow,
): Entered {
  const match = state.matches[node.index];
  const refuse = (field: string, message: string): Entered => ({
    problem: { path: `${path}${field}`, message: `${title}, ${node.key}: ${message}` },
  });
  if (!match) return refuse('', 'no such match');
  for (const field of ['topTeamId', 'bottomTeamId'] as const) {
    const teamId = row[field];
    if (teamId !== null && !teamIds.includes(teamId)) {
      return refuse(`.${field}`, 'this team does not play here');
    }
  }
  if (row.outcome === 'bye' || match.outcome === 'bye') {
    return agreesWithBye(match, row) ? { state } : refuse('.outcome', 'nobody passes here so');
  }
  if (row.outcome === 'void' || row.outcome === 'double_forfeit') {
    const recorded = recordOutcome(graph, state, node.key, row.outcome);
    return recorded.ok ? recorded : refuse('.outcome', 'nothing can have happened here yet');
  }
  if (row.winnerTeamId === null) {
    return agrees(match, row) ? { state } : refuse('', 'other teams meet here');
  }
  const wrong = problemOfTeams(match, row);
  if (wrong) return refuse(wrong.path, wrong.message);
  const won =
    row.outcome === 'walkover'
      ? recordOutcome(graph, state, node.key, 'walkover', row.winnerTeamId)
      : pickWinner(graph, state, node.key, row.winnerTeamId, scoreOfRow(row));
  return won.ok ? won : refuse('', refusalText[won.code] ?? won.code);
}

const refusalText: Readonly<Record<string, string>> = {
  not_pickable: 'its teams are not known yet',
  illegal_score: 'a best-of series cannot end with this score',
};

/** An open row names nobody that the bracket does not bring there. */
const agrees = ({ top, bottom }: MatchState, row: MatchPick): boolean =>
  (row.topTeamId === null || row.topTeamId === teamIn(top)) &&
  (row.bottomTeamId === null || row.bottomTeamId === teamIn(bottom));

/** A bye is not entered but follows; its row may say so, or say nothing yet. */
const agreesWithBye = (match: MatchState, row: MatchPick): boolean =>
  match.outcome === 'bye' &&
  ['bye', 'played'].includes(row.outcome ?? 'played') &&
  [null, match.winnerTeamId].includes(row.winnerTeamId) &&
  agrees(match, row);
