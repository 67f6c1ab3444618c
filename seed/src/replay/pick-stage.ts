import type { Event } from '@callshot/contract';
import type { EventFormat, EventStage, PickSet } from '@callshot/rules';
import { type RandomSource, randomFrom } from '../demo/random.ts';
import { judgedBy, slipOf } from '../demo/slips.ts';
import type { Caller } from './caller.ts';

/** The current stage of an event, as the rules take it. */
export function currentStageOf(event: Event, official: PickSet): EventStage {
  const format: EventFormat = JSON.parse(event.format.json);
  const stage = event.eventStages[event.stage];
  const stageFormat = format.stages[event.stage];
  if (!stage || !stageFormat) throw new Error(`Event ${event.id} has no stage ${event.stage}`);
  return {
    eventStageId: stage.id,
    stageIndex: event.stage,
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

/** Everybody picks the stage as they judge its teams, and saves; answers how many could. */
export async function pickStage(
  players: readonly Caller[],
  eventId: number,
  stage: EventStage,
): Promise<number> {
  const slips = players.map((player, seat) => ({ player, slip: slipOfPlayer(stage, seat) }));
  let saved = 0;
  const saveNext = async (): Promise<void> => {
    for (let next = slips.pop(); next !== undefined; next = slips.pop()) {
      const answer = await next.player.post(`/api/picks/save/user/${eventId}`, next.slip);
      if (answer.status === 200) saved += 1;
    }
  };
  await Promise.all(Array.from({ length: together }, saveNext));
  return saved;
}

/** Teams listed first are thought to be better; how much somebody knows differs. */
function slipOfPlayer(stage: EventStage, seat: number): PickSet {
  const random: RandomSource = randomFrom(stage.eventStageId * 10_007 + seat);
  const teamIds = stage.substages.flatMap((substage) => substage.teamIds);
  const skill = 0.15 + 0.75 * random.next();
  const judged = judgedBy(random, skill, teamIds, (teamId) => -0.4 * teamIds.indexOf(teamId));
  return slipOf(random, stage, judged);
}
