import type { Event } from '@callshot/contract';
import type { EventFormat, EventStage, PickSet } from '@callshot/rules';
import { type RandomSource, randomFrom } from '../demo/random.ts';
import { judgedBy, slipOf } from '../demo/slips.ts';
import type { Caller } from './caller.ts';

/** A stage of an event, as the rules take it. */
export function stageOf(event: Event, stageIndex: number, official: PickSet): EventStage {
  const format: EventFormat = JSON.parse(event.format.json);
  const stage = event.eventStages[stageIndex];
  const stageFormat = format.stages[stageIndex];
  if (!stage || !stageFormat) throw new Error(`Event ${event.id} has no stage ${stageIndex}`);
  return {
    eventStageId: stage.id,
    stageIndex,
    format: stageFormat,
    substages: stage.eventSubstage.map(({ id, title }) => ({
      eventSubstageId: id,
      title,
      teamIds: event.teams
        .filter(({ eventSubstageId }) => eventSubstageId === id)
        .map((team) => team.id),
      officialMatches: official.matchPicks.filter(({ eventSubstageId }) => eventSubstageId === id),
    })),
  };
}

/** Number of simultaneous saves. */
const together = 8;

/** A stage as it was picked, and the slip that each player saved, by seat; null = it was not saved. */
export interface PickedStage {
  readonly stage: EventStage;
  readonly slips: readonly (PickSet | null)[];
}

/** Everybody picks the stage as they judge its teams, and saves. */
export async function pickStage(
  players: readonly Caller[],
  eventId: number,
  stage: EventStage,
): Promise<PickedStage> {
  const slips: (PickSet | null)[] = players.map((_, seat) => slipOfPlayer(stage, seat));
  const seats = [...slips.keys()];
  const saveNext = async (): Promise<void> => {
    for (let seat = seats.pop(); seat !== undefined; seat = seats.pop()) {
      const answer = await players[seat]?.post(`/api/picks/save/user/${eventId}`, slips[seat]);
      if (answer?.status !== 200) slips[seat] = null;
    }
  };
  await Promise.all(Array.from({ length: together }, saveNext));
  return { stage, slips };
}

/** Teams listed first are thought to be better; how much somebody knows differs. */
function slipOfPlayer(stage: EventStage, seat: number): PickSet {
  const random: RandomSource = randomFrom(stage.eventStageId * 10_007 + seat);
  const teamIds = stage.substages.flatMap((substage) => substage.teamIds);
  const skill = 0.15 + 0.75 * random.next();
  const judged = judgedBy(random, skill, teamIds, (teamId) => -0.4 * teamIds.indexOf(teamId));
  return slipOf(random, stage, judged);
}
