import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import { pickWinner } from '../bracket/pick-match.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { teamIn } from '../bracket/slot-flow.ts';
import type { MatchPick } from '../model/picks.ts';
import { isBracketDecided } from './is-stage-decided.ts';

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
    yield isBracketDecided(state) ? state : null;
    return;
  }
  const { key, bestOf } = match.node;
  const teams = [teamIn(match.top), teamIn(match.bottom)];
  const scores = seriesScores(graph.useSeriesScore ? bestOf : 1);
  for (const winner of teams) {
    for (const score of scores) {
      const played = pickWinner(graph, state, key, winner ?? 0, score);
      if (!played.ok) throw new Error(`${key}: ${played.code}`);
      yield* playedOn(graph, played.state);
    }
  }
}

const isUnsaid = (match: MatchState): boolean =>
  match.isPickable && match.outcome === 'played' && match.winnerTeamId === null;
