import { type Replacement, withTeamsReplaced } from '@callshot/rules';
import { type LoadedStage, withStage } from '../../play/events/loaded-event.ts';
import { passMarksOn } from '../../play/events/results/corrected-results.repository.ts';
import { passGroupResultsOn } from '../../play/events/results/official-picks.repository.ts';
import type { EventChange } from '../../play/events/running/change-event.ts';
import { followedOf } from '../../play/official/plan-official.ts';
import type { SeatingPlan } from '../../play/official/plan-seating.ts';
import { type Word, writeSeating } from '../../play/official/write-seating.service.ts';
import { findPickedStageIds } from '../../play/picks/entries.repository.ts';

export const playsIn = ({ stage }: LoadedStage, teamId: number): boolean =>
  stage.substages.some(({ teamIds }) => teamIds.includes(teamId));

/**
 * Another team takes every place of one in these stages. Picks follow the place, results go on counting, and
 * whose word they are stays [rule: stages-13].
 */
export async function replaceInStages(
  change: EventChange,
  stages: readonly LoadedStage[],
  replacement: Replacement,
  word: Word & { readonly isQuiet: boolean },
): Promise<void> {
  for (const { id } of stages) {
    await passGroupResultsOn(change.trx, id, replacement);
    const marks = change.event.corrected.filter(({ eventStageId }) => eventStageId === id);
    await passMarksOn(change.trx, marks, replacement);
  }
  const plans = await plan(change, stages, replacement);
  await writeSeating(change, plans, { ...word, isStaffsWord: false });
}

async function plan(
  { trx, event }: EventChange,
  stages: readonly LoadedStage[],
  replacement: Replacement,
): Promise<SeatingPlan[]> {
  const pickedStageIds = await findPickedStageIds(trx, event.row.id);
  const replaced = [replacement];
  const { from, to } = replacement;
  return stages.map((before) => {
    const after: LoadedStage = {
      ...withStage(before, withTeamsReplaced(before.stage, before.official, replaced)),
      arrivals: before.arrivals.map((teamId) => (teamId === from ? to : teamId)),
    };
    const followed = followedOf({ before, after, replaced }, pickedStageIds);
    return { before, after, replaced, followed, pickedStageIds };
  });
}
