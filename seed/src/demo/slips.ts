import {
  bracketPicksOf,
  compileBracket,
  type EventStage,
  type EventSubstage,
  eligibleTeams,
  type GroupStagePick,
  type MatchPick,
  openBracket,
  type PickSet,
  PickType,
  pickWinner,
  type SeriesScore,
  seriesScores,
  teamPickingOf,
} from '@callshot/rules';
import type { RandomSource } from './random.ts';

/** A team's strength in the eyes of a picker; only the order matters. */
export type StrengthOf = (teamId: number) => number;

/** 0 picks at random, 1 knows nearly everything. */
export type Skill = number;

const BLIND_SPREAD = 4;

/** The strengths as somebody of this skill sees them: the truth blurred by what they do not know. */
export function judgedBy(
  random: RandomSource,
  skill: Skill,
  teamIds: readonly number[],
  strengthOf: StrengthOf,
): StrengthOf {
  const blur = BLIND_SPREAD * (1 - skill) + 0.3;
  const judged = new Map(teamIds.map((id) => [id, strengthOf(id) + random.spread() * blur]));
  return (teamId) => judged.get(teamId) ?? 0;
}

/** A complete slip of a stage, clicked together by the rules from judged strengths. */
export function slipOf(random: RandomSource, stage: EventStage, judged: StrengthOf): PickSet {
  if (stage.format.bracket !== null) {
    const matchPicks = stage.substages.flatMap((s) => bracketSlip(random, stage, s, judged));
    return { groupStagePicks: [], matchPicks };
  }
  const groupStagePicks = stage.substages.flatMap((s, at) => teamSlip(stage, s, at, judged));
  return { groupStagePicks, matchPicks: [] };
}

/** Every step asks for the best teams that may still be picked; who loses all, for the worst. */
function teamSlip(stage: EventStage, substage: EventSubstage, at: number, judged: StrengthOf) {
  const picking = teamPickingOf(stage.format);
  if (!picking) throw new Error(`${stage.format.name} is not picked by teams`);
  const { eventStageId } = stage;
  const { eventSubstageId } = substage;
  const picks: GroupStagePick[] = [];
  for (const { pickTypeId, count } of picking.stepsIn(at)) {
    const order = eligibleTeams(picking, picks, substage, pickTypeId).sort(
      (a, b) => judged(b) - judged(a),
    );
    const teamIds =
      pickTypeId === PickType.cleanSweepLoser ? order.slice(-count) : order.slice(0, count);
    picks.push(...teamIds.map((teamId) => ({ eventStageId, eventSubstageId, teamId, pickTypeId })));
  }
  return picks;
}

function bracketSlip(
  random: RandomSource,
  stage: EventStage,
  substage: EventSubstage,
  judged: StrengthOf,
): MatchPick[] {
  const graph = compileBracket(stage.format);
  let state = openBracket(graph, substage);
  for (const { index, key, bestOf } of graph.matches) {
    const match = state.matches[index];
    if (!match?.isPickable || match.top.kind !== 'team' || match.bottom.kind !== 'team') continue;
    const [top, bottom] = [match.top.teamId, match.bottom.teamId];
    const winner = judged(top) >= judged(bottom) ? top : bottom;
    const score = graph.useSeriesScore ? seriesScore(random, bestOf) : undefined;
    const picked = pickWinner(graph, state, key, winner, score);
    if (!picked.ok) throw new Error(`${key}: ${picked.code}`);
    state = picked.state;
  }
  return bracketPicksOf(state, { ...stage, ...substage });
}

/** Close series are called more often than clean sweeps. */
function seriesScore(random: RandomSource, bestOf: number): SeriesScore {
  const scores = seriesScores(bestOf);
  const towardsClose = Math.max(random.whole(scores.length), random.whole(scores.length));
  return scores[towardsClose] ?? { winner: 1, loser: 0 };
}
