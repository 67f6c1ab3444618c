import {
  bracketProgress,
  compileBracket,
  type EventStage,
  isBracketStage,
  type PickSet,
} from '@callshot/rules';
import { bracketStateOf } from './bracket-state.ts';
import { type TeamStep, teamSteps } from './team-steps.ts';

/** One stop on the way through a stage: a step of a team stage, or a substage of brackets. */
export interface Stop {
  readonly title: string;
  readonly picked: number;
  readonly required: number;
}

export const isStopDone = (stop: Stop): boolean => stop.picked === stop.required;

const teamStop = (step: TeamStep): Stop => ({
  title: step.title,
  picked: step.buckets.reduce((sum, bucket) => sum + bucket.picked.length, 0),
  required: step.buckets.reduce((sum, bucket) => sum + bucket.count, 0),
});

function bracketStops(stage: EventStage, picks: PickSet): Stop[] {
  const graph = compileBracket(stage.format);
  return stage.substages.map((substage) => ({
    title: substage.title,
    ...bracketProgress(bracketStateOf(graph, substage, picks, false)),
  }));
}

/** The stops of a stage in order, with how much of each is picked (event-experience §4). */
export const stageStops = (stage: EventStage, picks: PickSet): Stop[] =>
  isBracketStage(stage.format) ? bracketStops(stage, picks) : teamSteps(stage, picks).map(teamStop);

/** There is something to pick: teams in every group, or a match whose teams are known. */
export function isStagePickable(stage: EventStage, stops: readonly Stop[]): boolean {
  if (isBracketStage(stage.format)) return stops.some((stop) => stop.required > 0);
  return stage.substages.every((substage) => substage.teamIds.length > 0) && stops.length > 0;
}
