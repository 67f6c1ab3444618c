import type { EventStage } from '../model/event-stage.ts';
import { type EventFormat, substageCountOf } from '../model/format.ts';
import { drawLockedColumns, type RandomSource } from './draw-results.ts';
import { madeUpSubstage } from './made-up-stage.ts';

/**
 * The stages of a format as they are played before there is an event. Stages are numbered from 1,
 * substages from 1 through all stages, teams from 1 in every stage. Values from official data,
 * unpicked columns among them, are drawn at random.
 */
export function madeUpStages({ stages }: EventFormat, random: RandomSource): EventStage[] {
  const counts = stages.map(substageCountOf);
  return stages.map((format, stageIndex) => {
    const before = counts.slice(0, stageIndex).reduce((sum, count) => sum + count, 0);
    const eventStageId = stageIndex + 1;
    const substages = Array.from({ length: substageCountOf(format) }, (_, at) =>
      madeUpSubstage(format, { eventStageId, eventSubstageId: before + at + 1 }, at),
    );
    return drawLockedColumns({ eventStageId, stageIndex, format, substages }, random);
  });
}
