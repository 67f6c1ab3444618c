import type { Event, EventTeam } from '@callshot/contract';
import type { EventStage } from '@callshot/rules';

/** The teams of a stage that are known, each once, in the order of its substages. */
export function teamsToChoose(event: Event, stage: EventStage): readonly EventTeam[] {
  const here = event.teams.filter((team) => team.eventStageId === stage.eventStageId);
  const known = new Map(here.map((team) => [team.id, team]));
  const ids = stage.substages.flatMap(({ teamIds }) => teamIds);
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}
