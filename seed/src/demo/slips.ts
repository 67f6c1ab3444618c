import {
  bracketPicksOf,
  compileBracket,
  type EventStage,
  type EventSubstage,
  type GroupStagePick,
  isBracketStage,
  type MatchPick,
  openBracket,
  type PickSet,
  PickType,
  pickWinner,
  type SeriesScore,
  StageType,
  seriesScores,
} from '@callshot/rules';
import type { RandomSource } from './random.ts';

/** How strong a team looks to the one who picks; only the order matters. */
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
  if (isBracketStage(stage.format)) {
    const matchPicks = stage.substages.flatMap((s) => bracketSlip(random, stage, s, judged));
    return { groupStagePicks: [], matchPicks };
  }
  const groupStagePicks =
    stage.format.type === StageType.swiss
      ? stage.substages.flatMap((substage) => swissSlip(stage, substage, judged))
      : stage.substages.flatMap((substage) => groupSlip(stage, substage, judged));
  return { groupStagePicks, matchPicks: [] };
}

const bestFirst = (substage: EventSubstage, judged: StrengthOf): number[] =>
  [...substage.teamIds].sort((a, b) => judged(b) - judged(a));

function rows(
  stage: EventStage,
  { eventSubstageId }: EventSubstage,
  teamIds: readonly number[],
  pickTypeId: PickType,
): GroupStagePick[] {
  const { eventStageId } = stage;
  return teamIds.map((teamId) => ({ eventStageId, eventSubstageId, teamId, pickTypeId }));
}

function swissSlip(stage: EventStage, substage: EventSubstage, judged: StrengthOf) {
  const details = stage.format.swissStageDetails;
  if (!details) throw new Error(`${stage.format.name} has no Swiss details`);
  const order = bestFirst(substage, judged);
  return [
    ...rows(stage, substage, order.slice(0, details.advancingCount), PickType.advancing),
    ...rows(
      stage,
      substage,
      order.slice(0, details.cleanSweepWinnerCount),
      PickType.cleanSweepWinner,
    ),
    ...rows(stage, substage, order.slice(-details.cleanSweepLoserCount), PickType.cleanSweepLoser),
  ];
}

function groupSlip(stage: EventStage, substage: EventSubstage, judged: StrengthOf) {
  const details = stage.format.groupStageDetails;
  if (!details) throw new Error(`${stage.format.name} has no group details`);
  const order = bestFirst(substage, judged);
  return [
    ...rows(stage, substage, order.slice(0, details.totalAdvancing), PickType.advancing),
    ...(details.scoreFirstPlace
      ? rows(stage, substage, order.slice(0, 1), PickType.firstPlace)
      : []),
    ...(details.scoreSecondPlace
      ? rows(stage, substage, order.slice(1, 2), PickType.secondPlace)
      : []),
  ];
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
