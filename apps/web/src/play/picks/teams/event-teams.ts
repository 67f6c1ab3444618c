import type { Event, EventTeam } from '@callshot/contract';
import type { EventStage } from '@callshot/rules';

/** The teams of a stage by id; a team of several stages is listed once for each (contract). */
export const teamsOfStage = (event: Event, stage: EventStage): ReadonlyMap<number, EventTeam> =>
  new Map(
    event.teams
      .filter((team) => team.eventStageId === stage.eventStageId)
      .map((team) => [team.id, team]),
  );

/** The listed teams among ids, in their order. */
export const listedTeams = (
  teams: ReadonlyMap<number, EventTeam>,
  ids: readonly number[],
): EventTeam[] => ids.flatMap((id) => teams.get(id) ?? []);
