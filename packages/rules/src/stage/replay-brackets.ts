import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import type { BracketGraph, DrawnRound } from '../bracket/graph.ts';
import { bracketFromPicks, openBracket } from '../bracket/open-bracket.ts';
import { putWinner } from '../bracket/pick-match.ts';
import { isLegalScore } from '../bracket/series-score.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import type { Checked, ProblemPath } from '../model/problem.ts';
import { acceptBrackets } from './accept-brackets.ts';
import { isAmongTeams } from './among-teams.ts';
import type { MatchFault, OfficialProblem, RowProblem, SubmissionProblem } from './pick-problem.ts';
import { faultOfTeams, type PlacedRow, placeRows, scoreOfRow } from './placed-row.ts';
import { replayOfficialBracket } from './replay-official-bracket.ts';

/** Checks a user's brackets of a stage; nearly every slip is accepted at first sight. */
export function replayBrackets(
  stage: EventStage,
  picks: PickSet,
): Checked<PickSet, SubmissionProblem> {
  const graph = compileBracket(stage.format);
  const accepted = acceptBrackets(stage, graph, picks);
  return accepted ? { ok: true, value: accepted } : replayMatchByMatch(stage, graph, picks);
}

/** Plays a user's brackets through in the order of their matches, so that every problem is found. */
export function replayMatchByMatch(
  stage: EventStage,
  graph: BracketGraph,
  picks: PickSet,
): Checked<PickSet, SubmissionProblem> {
  return replayEach(stage, graph, picks, replayBracket);
}

/** Plays the official brackets of a stage through; they may be partial. */
export const replayOfficialBrackets = (
  stage: EventStage,
  picks: PickSet,
): Checked<PickSet, OfficialProblem> =>
  replayEach(stage, compileBracket(stage.format), picks, replayOfficialBracket);

/** Plays one bracket through, noting its problems. */
type ReplayBracket<P> = (
  graph: BracketGraph,
  substage: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
  problems: (P | RowProblem)[],
) => BracketState;

function replayEach<P>(
  stage: EventStage,
  graph: BracketGraph,
  picks: PickSet,
  replay: ReplayBracket<P>,
): Checked<PickSet, P | RowProblem> {
  const problems: (P | RowProblem)[] = picks.groupStagePicks.map((_, index) => ({
    path: ['groupStagePicks', index],
    code: 'picked_in_brackets',
  }));
  const { rows, problems: strays } = placeRows(stage, picks.matchPicks, {
    matches: new Map(stage.substages.map((own) => [own.eventSubstageId, graph.byKey])),
    elsewhere: 'other_bracket',
  });
  problems.push(...strays);
  const matchPicks = stage.substages.flatMap((substage) => {
    const own = rows.get(substage.eventSubstageId) ?? new Map<string, PlacedRow>();
    const state = replay(graph, substage, own, problems);
    return bracketPicksOf(state, { ...stage, ...substage });
  });
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { groupStagePicks: [], matchPicks } };
}

function replayBracket(
  graph: BracketGraph,
  substage: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
  problems: SubmissionProblem[],
): BracketState {
  let state = withClosed(graph, substage, rows);
  for (const { index, key, round } of graph.matches) {
    const match = state.matches[index];
    const placed = rows.get(key);
    if (!match) continue;
    if (round) {
      if (round.matches[0] === index) {
        state = replayRound(graph, state, { round, substage, rows, problems });
      }
      continue;
    }
    if (!placed) {
      if (match.isRequired) {
        const path = ['matchPicks'];
        problems.push({ path, code: 'no_winner', substage: substage.title, match: key });
      }
      continue;
    }
    const fault = faultOfRow(graph, match, placed.row);
    if (fault) {
      problems.push(problemAt(placed.path, fault));
      continue;
    }
    if (match.isClosed && match.winnerTeamId !== null) continue;
    const picked = putWinner(graph, state, key, winnerOf(placed.row), scoreOfRow(placed.row));
    if (!picked.ok) throw new Error(`A row without fault cannot be picked: ${key}, ${picked.code}`);
    state = picked.state;
  }
  return state;
}

interface ReplayedRound {
  readonly round: DrawnRound;
  readonly substage: EventSubstage;
  readonly rows: ReadonlyMap<string, PlacedRow>;
  readonly problems: SubmissionProblem[];
}

/** Sends on who is chosen from a drawn round; its rows then have to be the ones that this makes. */
function replayRound(
  graph: BracketGraph,
  before: BracketState,
  { round, substage, rows, problems }: ReplayedRound,
): BracketState {
  let state = before;
  const placed = round.matches.flatMap((index) => {
    const own = rows.get(graph.matches[index]?.key ?? '');
    return own ? [{ index, ...own }] : [];
  });
  const told = placed.filter(({ index, row, path }) => {
    const match = matchAt(state, index);
    const outcome = faultOfOutcome(match, row);
    const picked = outcome ? null : putWinner(graph, state, match.node.key, winnerOf(row));
    if (picked?.ok && picked.state !== state) {
      state = picked.state;
      return true;
    }
    const fault = outcome ?? { field: 'winnerTeamId', code: 'winner_elsewhere' };
    problems.push(problemAt(path, fault));
    return false;
  });
  for (const { index, row, path } of told) {
    const match = matchAt(state, index);
    const fault = faultOfTeams(match, row) ?? faultOfScore(graph, match, row);
    if (fault) problems.push(problemAt(path, fault));
  }
  const first = matchAt(state, round.matches[0] ?? -1);
  const missing = round.matches.length - placed.length;
  if (first.isRequired && missing > 0) {
    problems.push({
      path: ['matchPicks'],
      code: 'goes_on_missing',
      substage: substage.title,
      match: first.node.key,
      missing,
    });
  }
  return state;
}

const matchAt = ({ matches }: BracketState, index: number): MatchState => {
  const match = matches[index];
  if (!match) throw new Error(`The bracket's state lacks match ${index}`);
  return match;
};

const problemAt = (path: ProblemPath, { field, code }: PickFault): SubmissionProblem => ({
  path: field ? [...path, field] : path,
  code,
});

/** The bracket with the picks of closed matches, which stand as they were made. */
function withClosed(
  graph: BracketGraph,
  substage: EventSubstage,
  rows: ReadonlyMap<string, PlacedRow>,
): BracketState {
  const base = openBracket(graph, substage);
  const closed = base.matches.flatMap(({ node, isClosed }) => {
    const placed = isClosed ? rows.get(node.key) : undefined;
    return placed && isAmongTeams(substage, placed.row) ? [placed.row] : [];
  });
  return closed.length === 0 ? base : bracketFromPicks(graph, substage, closed, base);
}

interface PickFault {
  /** The field of the row; null = the whole row. */
  readonly field: keyof MatchPick | null;
  readonly code: MatchFault['code'];
}

/** Why nobody could have picked this row in this match. */
const faultOfRow = (graph: BracketGraph, match: MatchState, row: MatchPick): PickFault | null =>
  faultOfOutcome(match, row) ?? faultOfTeams(match, row) ?? faultOfScore(graph, match, row);

function faultOfOutcome(match: MatchState, row: MatchPick): PickFault | null {
  if (!match.isPickable) return { field: null, code: 'match_not_pickable' };
  return row.outcome === undefined || row.outcome === 'played'
    ? null
    : { field: 'outcome', code: 'outcome_picked' };
}

/** Without series scoring 1-0 is recorded; with it a score must be chosen [rule: brackets-11]. */
function faultOfScore(graph: BracketGraph, { node }: MatchState, row: MatchPick): PickFault | null {
  const score = scoreOfRow(row);
  if (score === undefined) return { field: 'topTeamScore', code: 'score_missing' };
  const rules = {
    bestOf: node.bestOf,
    useSeriesScore: isScoreAsked(graph, node),
    isOfficial: false,
  };
  return isLegalScore(rules, score) ? null : { field: 'topTeamScore', code: 'score_impossible' };
}

const winnerOf = (row: MatchPick): number => row.winnerTeamId ?? Number.NaN;
