import { currentStage, firstStartOf, type LoadedEvent } from '../../../play/events/loaded-event.ts';
import type { StructurePlan } from './plan-structure.service.ts';

/** When the first stage begins by its new draw; null = its lock stays, which staff may have set apart. */
export function nextStartOf(event: LoadedEvent, { next, stages }: StructurePlan): Date | null {
  const { row } = event;
  const [first] = stages;
  if (next === null || first?.keeps === 0 || row.isUnlocked) return null;
  const stage = currentStage(event);
  const start = firstStartOf(event, stage);
  const isFollowing = start === null || start.getTime() === row.startsAt.getTime();
  return isFollowing && stage.extendedMinutes === 0 ? new Date(next.draft.startsAt) : null;
}

/** Right calls were counted in stages that are others now. */
export const losesGoals = ({ row }: LoadedEvent, { stages, leaving }: StructurePlan): boolean =>
  row.goals !== null && (leaving.length > 0 || stages.some(({ keeps }) => keeps === null));
