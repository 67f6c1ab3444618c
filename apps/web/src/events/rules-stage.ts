import type { Event } from '@callshot/contract';
import type { EventFormat, EventStage, PickSet } from '@callshot/rules';

/** One stage of an event as the rules take it, or null when event and format disagree. */
export function ruleStageOf(
  event: Event,
  format: EventFormat,
  official: PickSet,
  stageIndex: number,
): EventStage | null {
  const stage = event.eventStages[stageIndex];
  const stageFormat = format.stages[stageIndex];
  if (stage === undefined || stageFormat === undefined) return null;
  return {
    eventStageId: stage.id,
    stageIndex,
    format: stageFormat,
    substages: stage.eventSubstage.map((substage) => ({
      eventSubstageId: substage.id,
      title: substage.title,
      teamIds: event.teams
        .filter((team) => team.eventSubstageId === substage.id)
        .map((team) => team.id),
      officialMatches: official.matchPicks.filter((row) => row.eventSubstageId === substage.id),
    })),
  };
}
