import type { MatchOutcome } from '../model/picks.ts';
import type { BracketState, MatchState } from './bracket-picks.ts';
import { hasResult } from './bracket-rows.ts';
import { isScoreAsked } from './drawn-round.ts';
import type { BracketGraph, DrawnRound } from './graph.ts';
import type { SeriesScore } from './series-lengths.ts';
import { isLegalScore, recordedScore, scoreOf, withScore } from './series-score.ts';
import { settleBracket, unplayedMatch } from './settle-bracket.ts';
import { comingInto } from './settle-round.ts';
import { teamIn } from './slot-flow.ts';

export type PickRefusal =
  | 'unknown_match'
  | 'not_pickable'
  | 'closed'
  | 'not_a_participant'
  | 'illegal_score'
  /** As many teams as can go on from the drawn round are chosen. */
  | 'enough_go_on'
  | 'not_official';

export type PickOutcome =
  | {
      readonly ok: true;
      readonly state: BracketState;
      /** Keys of the other matches whose picks were cleared. */
      readonly cleared: readonly string[];
    }
  | { readonly ok: false; readonly code: PickRefusal };

/**
 * Picks the winner of a match; the same winner again changes at most its score [rule: brackets-10].
 * Refused as `closed` once the match's own lock has passed [rule: locks-18].
 */
export function pickWinner(
  graph: BracketGraph,
  state: BracketState,
  key: string,
  teamId: number,
  score?: SeriesScore,
): PickOutcome {
  if (matchAt(graph, state, key)?.isClosed) return refused('closed');
  return putWinner(graph, state, key, teamId, score);
}

/** The same for a pick that may have been made before its match closed. */
export function putWinner(
  graph: BracketGraph,
  state: BracketState,
  key: string,
  teamId: number,
  score?: SeriesScore,
): PickOutcome {
  const match = matchAt(graph, state, key);
  if (!match) return refused('unknown_match');
  if (!match.isPickable) return refused('not_pickable');
  if (match.node.round && !state.isOfficial) return sendOn(graph, state, match.node.round, teamId);
  if (teamId !== teamIn(match.top) && teamId !== teamIn(match.bottom)) {
    return refused('not_a_participant');
  }
  const rules = rulesOf(graph, state, match);
  if (score && !isLegalScore(rules, score)) return refused('illegal_score');
  const kept = teamId === match.winnerTeamId ? scoreOf(match) : null;
  const won = withWinner(match, teamId, score ?? kept ?? recordedScore(rules));
  return changed(graph, state, [{ ...won, outcome: 'played' }]);
}

/**
 * Presses a team of a drawn round: it goes on, or does so no longer. One more than go on is refused
 * [rule: picks-40].
 */
export function toggleGoingOn(
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
  teamId: number,
): PickOutcome {
  if (state.isOfficial) return refused('not_pickable');
  const { chosen } = comingInto(state, round);
  if (!chosen.includes(teamId)) return sendOn(graph, state, round, teamId);
  return withChosen(
    graph,
    state,
    round,
    chosen.filter((team) => team !== teamId),
  );
}

function sendOn(
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
  teamId: number,
): PickOutcome {
  const { teamIds, chosen, count, isAsked, isAwaiting } = comingInto(state, round);
  if (!isAsked || isAwaiting) return refused('not_pickable');
  if (!teamIds.includes(teamId)) return refused('not_a_participant');
  if (chosen.includes(teamId)) return { ok: true, state, cleared: [] };
  if (chosen.length >= count) return refused('enough_go_on');
  return withChosen(graph, state, round, [...chosen, teamId]);
}

function withChosen(
  graph: BracketGraph,
  state: BracketState,
  round: DrawnRound,
  chosen: readonly number[],
): PickOutcome {
  const own = round.matches.flatMap((index) => state.matches[index] ?? []);
  return changed(
    graph,
    state,
    own.map((match, at) => ({ ...match, winnerTeamId: chosen[at] ?? null })),
  );
}

/**
 * Official results only: a match that was not simply played [rule: stages-14, brackets-14,
 * brackets-15].
 */
export function recordOutcome(
  graph: BracketGraph,
  state: BracketState,
  key: string,
  outcome: Exclude<MatchOutcome, 'played' | 'bye'>,
  winnerTeamId: number | null = null,
): PickOutcome {
  const match = matchAt(graph, state, key);
  if (!match) return refused('unknown_match');
  if (!state.isOfficial) return refused('not_official');
  const isOpenToOutcome = match.isPickable || (outcome === 'void' && match.isRequired);
  if (!isOpenToOutcome) return refused('not_pickable');
  if (outcome === 'walkover') {
    const picked = pickWinner(graph, state, key, winnerTeamId ?? Number.NaN);
    if (!picked.ok) return picked;
    return changed(graph, state, [{ ...withWinner(match, winnerTeamId ?? 0, null), outcome }]);
  }
  return changed(graph, state, [{ ...emptied(match, state), outcome }]);
}

/** The bracket after some of its matches changed, and what that cleared. `isReported`: theirs count among it. */
export function changed(
  graph: BracketGraph,
  state: BracketState,
  own: readonly MatchState[],
  isReported = false,
): PickOutcome {
  const matches = [...state.matches];
  for (const match of own) matches[match.node.index] = match;
  const next = settleBracket(graph, { ...state, matches }, matches, state);
  const cleared = next.matches.flatMap((after, position) => {
    const before = state.matches[position];
    const isLost = before && hasResult(before) && !hasResult(after);
    const isOther = own.every(({ node }) => node.index !== position);
    return isLost && (isOther || isReported) ? [after.node.key] : [];
  });
  return { ok: true, state: next, cleared };
}

const emptied = (match: MatchState, state: BracketState): MatchState =>
  unplayedMatch(match.node, match.top, match.bottom, {
    isOfficial: state.isOfficial,
    isClosed: match.isClosed,
  });

function withWinner(match: MatchState, teamId: number, score: SeriesScore | null): MatchState {
  const loserTeamId = teamIn(teamIn(match.top) === teamId ? match.bottom : match.top);
  return withScore({ ...match, winnerTeamId: teamId, loserTeamId }, score);
}

/** The facts that decide which series scores a match may have. */
export const rulesOf = (
  graph: BracketGraph,
  state: Pick<BracketState, 'isOfficial'>,
  match: Pick<MatchState, 'node'>,
) => ({
  bestOf: match.node.bestOf,
  useSeriesScore: isScoreAsked(graph, match.node),
  isOfficial: state.isOfficial,
});

export function matchAt(
  graph: BracketGraph,
  state: BracketState,
  key: string,
): MatchState | undefined {
  const node = graph.byKey.get(key);
  return node && state.matches[node.index];
}

export const refused = (code: PickRefusal): PickOutcome => ({ ok: false, code });
