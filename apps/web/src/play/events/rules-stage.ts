import type { Event, OfficialPicks } from '@callshot/contract';
import type { EventFormat, EventStage, PickSet, TeamMatch } from '@callshot/rules';

type ToldMatch = OfficialPicks['teamMatches'][number];

/** Official rows, with further facts of matches where those count. */
export interface KnownResults extends PickSet {
  readonly teamMatches?: readonly ToldMatch[];
}

/**
 * One stage of an event as the rules take it, or null when event and format disagree. For a late entry (`isLate`) the
 * matches that have begun are closed.
 */
export function ruleStageOf(
  event: Event,
  format: EventFormat,
  official: KnownResults,
  stageIndex: number,
  isLate = false,
): EventStage | null {
  const stage = event.eventStages[stageIndex];
  const stageFormat = format.stages[stageIndex];
  if (stage === undefined || stageFormat === undefined) return null;
  const locks = stage.locks?.matches ?? (isLate ? stage.lateLocks : undefined);
  return {
    eventStageId: stage.id,
    stageIndex,
    format: stageFormat,
    substages: stage.eventSubstage.map((substage) => ({
      eventSubstageId: substage.id,
      title: substage.title,
      closedMatches: new Set(
        locks?.flatMap(({ eventSubstageId, slot, isSealed }) =>
          isSealed && eventSubstageId === substage.id ? slot : [],
        ),
      ),
      ...(substage.order && { order: substage.order }),
      teamIds: event.teams
        .filter((team) => team.eventSubstageId === substage.id)
        .map((team) => team.id),
      officialMatches: official.matchPicks.filter((row) => row.eventSubstageId === substage.id),
      teamMatches: (official.teamMatches ?? [])
        .filter((match) => match.eventSubstageId === substage.id)
        .map(teamMatchOf),
    })),
  };
}

const teamMatchOf = (match: ToldMatch): TeamMatch => ({
  round: match.round,
  teamIds: [match.firstTeamId, match.secondTeamId],
  result: match.result,
});
