import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { isScoreAsked } from '../bracket/drawn-round.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { missingDraws } from '../bracket/missing-draws.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { pickWinner } from '../bracket/pick-match.ts';
import { playedPool, poolOf } from '../bracket/round-pool.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { MatchPick } from '../model/picks.ts';
import { isBracketDecided } from './is-stage-decided.ts';
import { subsets } from './ways-to-take.ts';

/**
 * Every way in which a bracket can be played to its end from here, by winners and, where they pay, by
 * scores. Null for a way that leads to no end, because teams are not drawn yet.
 */
export function* bracketEndings(
  graph: BracketGraph,
  officialMatches: readonly MatchPick[],
): Generator<BracketState | null> {
  yield* playedOn(graph, officialBracket(graph, { officialMatches }));
}

function* playedOn(graph: BracketGraph, state: BracketState): Generator<BracketState | null> {
  const match = state.matches.find(isUnsaid);
  if (!match) {
    yield* drawnOn(graph, state);
    return;
  }
  const { key, bestOf } = match.node;
  const teams = [teamIn(match.top), teamIn(match.bottom)];
  const scores = seriesScores(isScoreAsked(graph, match.node) ? bestOf : 1);
  for (const winner of teams) {
    for (const score of scores) {
      const played = pickWinner(graph, state, key, winner ?? 0, score);
      if (!played.ok) throw new Error(`${key}: ${played.code}`);
      yield* playedOn(graph, played.state);
    }
  }
}

/** A pairing pays nothing: each way to go on from a round that is not drawn counts once. */
function* drawnOn(graph: BracketGraph, state: BracketState): Generator<BracketState | null> {
  const [round] = missingDraws(graph, state);
  if (!round) {
    yield isBracketDecided(state) ? state : null;
    return;
  }
  const pool = poolOf(state, round);
  if (pool === null) {
    yield null;
    return;
  }
  for (const through of subsets(pool.teamIds, pool.count)) {
    yield* playedOn(graph, playedPool(graph, state, pool, through));
  }
}

const isUnsaid = (match: MatchState): boolean =>
  match.isPickable && match.outcome === 'played' && match.winnerTeamId === null;
