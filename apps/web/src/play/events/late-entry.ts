import type { Event, UserPicks } from '@callshot/contract';

/** What somebody who comes after the lock may still do in a stage. */
export interface LateEntry {
  /** In % of the points. */
  readonly share: number;
  /** Matches that have not begun. */
  readonly open: number;
  /** Their entry is there already. */
  readonly isMade: boolean;
}

/**
 * Whether the owner of these picks may call what is left of a sealed stage: with an entry that was made late, or with
 * none of a stage that has locked [rule: late-2].
 */
export function lateEntryOf(
  { eventStages, lateShare }: Pick<Event, 'eventStages' | 'lateShare'>,
  stageIndex: number,
  owned: UserPicks | null | undefined,
): LateEntry | null {
  const stage = eventStages[stageIndex];
  const open = stage?.lateLocks?.filter(({ isSealed }) => !isSealed).length ?? 0;
  if (!stage || open === 0 || !owned) return null;
  const late = new Map(owned.late?.map((one) => [one.eventStageId, one.share]));
  const made = late.get(stage.id);
  if (made !== undefined) return { share: made, open, isMade: true };
  const isInTime = eventStages.some(
    ({ id, isSealed }) => isSealed && (owned.versions[String(id)] ?? 0) > 0 && !late.has(id),
  );
  return isInTime || lateShare === undefined ? null : { share: lateShare, open, isMade: false };
}
