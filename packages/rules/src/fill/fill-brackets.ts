import type { BracketState, MatchState } from '../bracket/bracket-picks.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { bracketFromPicks } from '../bracket/open-bracket.ts';
import { pickWinner, rulesOf } from '../bracket/pick-match.ts';
import { seriesScores } from '../bracket/series-lengths.ts';
import { recordedScore } from '../bracket/series-score.ts';
import { comingInto, teamsToPick } from '../bracket/settle-round.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { ranksIn, type TeamRanks } from './team-ranks.ts';

/** Fills the brackets of a stage from the first round on: the stronger team wins, to nothing. */
export function fillBrackets(stage: EventStage, order: readonly number[], kept: PickSet): PickSet {
  const graph = compileBracket(stage.format);
  const matchPicks = stage.substages.flatMap((substage) => {
    const rows = kept.matchPicks.filter((row) => row.eventSubstageId === substage.eventSubstageId);
    return fillBracket(graph, stage, substage, { rankOf: ranksIn(substage, order), rows });
  });
  return { groupStagePicks: [], matchPicks };
}

interface Fill {
  readonly rankOf: TeamRanks;
  /** The picks that stay. */
  readonly rows: readonly MatchPick[];
}

function fillBracket(
  graph: BracketGraph,
  { eventStageId }: EventStage,
  substage: EventSubstage,
  { rankOf, rows }: Fill,
): MatchPick[] {
  let state = bracketFromPicks(graph, substage, rows);
  for (const { key, index } of graph.matches) {
    const match = state.matches[index];
    if (!match?.isPickable || match.topTeamScore !== null) continue;
    const teamId = match.winnerTeamId ?? strongerIn(state, match, rankOf);
    if (teamId === null) continue;
    const score = recordedScore(rulesOf(graph, state, match)) ?? seriesScores(match.node.bestOf)[0];
    const picked = pickWinner(graph, state, key, teamId, score);
    if (picked.ok) state = picked.state;
  }
  return bracketPicksOf(state, { eventStageId, eventSubstageId: substage.eventSubstageId });
}

/** Null while a team of the match is unknown. */
function strongerIn(state: BracketState, match: MatchState, rankOf: TeamRanks): number | null {
  const { round } = match.node;
  const teams = teamsToPick(state, match);
  const isKnown = round ? !comingInto(state, round).isWaiting : teams.length === 2;
  if (!isKnown) return null;
  return teams.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? null;
}
