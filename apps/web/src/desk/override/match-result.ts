import {
  type BracketGraph,
  compileBracket,
  type EventStage,
  type MatchState,
  type PickSet,
  pickWinner,
  recordOutcome,
  seriesScores,
} from '@callshot/rules';
import { bracketStateOf, withBracket } from '../../play/picks/brackets/bracket-state.ts';

export type Winner = 'top' | 'bottom' | 'nobody';

/** The end of a match: the score of a series from its winner's side, '2-1', or by a word. */
export interface MatchEnd {
  readonly winner: Winner;
  readonly how: string;
}

interface Place {
  readonly eventSubstageId: number;
  readonly slot: string;
}

const WITHOUT_WINNER = ['void', 'double_forfeit'] as const;
export const WALKOVER = 'walkover';

/** The possible ends of a match with this winner. */
export const waysToEnd = (winner: Winner, bestOf: number): readonly string[] =>
  winner === 'nobody'
    ? WITHOUT_WINNER
    : [...seriesScores(bestOf).map((score) => `${score.winner}-${score.loser}`), WALKOVER];

interface Standing {
  readonly graph: BracketGraph;
  readonly match: MatchState;
}

/** A match of a stage as official results have it; null = the stage has no such match. */
export function standingOf(stage: EventStage, picks: PickSet, at: Place): Standing | null {
  const substage = stage.substages.find((own) => own.eventSubstageId === at.eventSubstageId);
  if (!substage || stage.format.bracket === null) return null;
  const graph = compileBracket(stage.format);
  const node = graph.byKey.get(at.slot);
  const match = node && bracketStateOf(graph, substage, picks, true).matches[node.index];
  return match ? { graph, match } : null;
}

/** The official end; null = none yet. */
export function endOfMatch({ match }: Standing): MatchEnd | null {
  const { outcome, winnerTeamId, top, topTeamScore, bottomTeamScore } = match;
  if (winnerTeamId === null) {
    const how = WITHOUT_WINNER.find((known) => known === outcome);
    return how === undefined ? null : { winner: 'nobody', how };
  }
  const isTop = top.kind === 'team' && top.teamId === winnerTeamId;
  const scores = isTop ? [topTeamScore, bottomTeamScore] : [bottomTeamScore, topTeamScore];
  const how = outcome === WALKOVER ? WALKOVER : scores.map((score) => score ?? '').join('-');
  return { winner: isTop ? 'top' : 'bottom', how };
}

/**
 * The results with another end of one match; null = it cannot end so, or its teams are not known
 * yet.
 */
export function withMatchEnd(
  stage: EventStage,
  picks: PickSet,
  at: Place,
  { winner, how }: MatchEnd,
): PickSet | null {
  const standing = standingOf(stage, picks, at);
  const substage = stage.substages.find((own) => own.eventSubstageId === at.eventSubstageId);
  if (!standing || !substage) return null;
  const { graph, match } = standing;
  const state = bracketStateOf(graph, substage, picks, true);
  const outcome =
    winner === 'nobody'
      ? withoutWinner(graph, state, at.slot, how)
      : won(graph, state, match, { winner, how });
  return outcome?.ok
    ? withBracket(picks, outcome.state, {
        eventStageId: stage.eventStageId,
        eventSubstageId: at.eventSubstageId,
      })
    : null;
}

type State = ReturnType<typeof bracketStateOf>;

function withoutWinner(graph: BracketGraph, state: State, slot: string, how: string) {
  const outcome = WITHOUT_WINNER.find((known) => known === how);
  return outcome === undefined ? null : recordOutcome(graph, state, slot, outcome);
}

function won(graph: BracketGraph, state: State, match: MatchState, { winner, how }: MatchEnd) {
  const side = winner === 'top' ? match.top : match.bottom;
  if (side.kind !== 'team') return null;
  const { key, bestOf } = match.node;
  if (how === WALKOVER) return recordOutcome(graph, state, key, WALKOVER, side.teamId);
  const score = seriesScores(bestOf).find((own) => `${own.winner}-${own.loser}` === how);
  return score === undefined ? null : pickWinner(graph, state, key, side.teamId, score);
}
