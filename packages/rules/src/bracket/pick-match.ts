import type { MatchOutcome } from '../model/picks.ts';
import type { BracketState, MatchState, SlotState } from './bracket-picks.ts';
import { hasResult } from './bracket-rows.ts';
import type { BracketGraph } from './graph.ts';
import type { SeriesScore } from './series-lengths.ts';
import { isLegalScore, recordedScore, scoreOf, withScore } from './series-score.ts';
import { settleBracket, unplayedMatch } from './settle-bracket.ts';
import { isSameSlot, teamIn } from './slot-flow.ts';

export type PickRefusal =
  | 'unknown_match'
  | 'not_pickable'
  | 'closed'
  | 'not_a_participant'
  | 'illegal_score'
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
  if (teamId !== teamIn(match.top) && teamId !== teamIn(match.bottom)) {
    return refused('not_a_participant');
  }
  const rules = rulesOf(graph, state, match);
  if (score && !isLegalScore(rules, score)) return refused('illegal_score');
  const kept = teamId === match.winnerTeamId ? scoreOf(match) : null;
  const won = withWinner(match, teamId, score ?? kept ?? recordedScore(rules));
  return changed(graph, state, { ...won, outcome: 'played' });
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
    return changed(graph, state, { ...withWinner(match, winnerTeamId ?? 0, null), outcome });
  }
  return changed(graph, state, { ...emptied(match, state), outcome });
}

/** Official results only: puts a team, or nobody, into a starting slot. */
export function placeTeam(
  graph: BracketGraph,
  state: BracketState,
  at: { readonly key: string; readonly isTop: boolean },
  occupant: SlotState,
): PickOutcome {
  const match = matchAt(graph, state, at.key);
  if (!match) return refused('unknown_match');
  if (!state.isOfficial) return refused('not_official');
  const source = at.isTop ? match.node.top : match.node.bottom;
  if (source.kind !== 'opening') return refused('not_pickable');
  if (isSameSlot(at.isTop ? match.top : match.bottom, occupant)) {
    return { ok: true, state, cleared: [] };
  }
  const [top, bottom] = at.isTop ? [occupant, match.bottom] : [match.top, occupant];
  return changed(graph, state, unplayedMatch(match.node, top, bottom, state), hasResult(match));
}

function changed(
  graph: BracketGraph,
  state: BracketState,
  match: MatchState,
  isReported = false,
): PickOutcome {
  const { index } = match.node;
  const matches = state.matches.with(index, match);
  const next = settleBracket(graph, { ...state, matches }, matches, state);
  const cleared = next.matches.flatMap((after, position) => {
    const before = state.matches[position];
    const isLost = before && hasResult(before) && !hasResult(after);
    return isLost && (position !== index || isReported) ? [after.node.key] : [];
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
export const rulesOf = (graph: BracketGraph, state: BracketState, match: MatchState) => ({
  bestOf: match.node.bestOf,
  useSeriesScore: graph.useSeriesScore,
  isOfficial: state.isOfficial,
});

function matchAt(graph: BracketGraph, state: BracketState, key: string): MatchState | undefined {
  const node = graph.byKey.get(key);
  return node && state.matches[node.index];
}

const refused = (code: PickRefusal): PickOutcome => ({ ok: false, code });
