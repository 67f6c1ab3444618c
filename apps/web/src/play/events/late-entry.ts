import type { Event, UserPicks } from '@callshot/contract';
import type { LateShare } from '@callshot/rules';

/** A late entry that may be made, or changed. */
export interface LateEntry {
  /** In % of the points. */
  readonly share: LateShare;
  /** Matches that have not begun. */
  readonly open: number;
  /** When the next of them begins; null = nobody knows yet. */
  readonly lockAt: string | null;
  /** Their entry is there already. */
  readonly isMade: boolean;
}

/**
 * The late entry of the owner of these picks in a sealed stage [rule: late-2]. Null where none can be made or
 * changed. An entry of a stage that has locked allows none, unless it was made late itself. A visitor (null) has none.
 */
export function lateEntryOf(
  { eventStages, lateShare }: Pick<Event, 'eventStages' | 'lateShare'>,
  stageIndex: number,
  owned: UserPicks | null | undefined,
): LateEntry | null {
  const stage = eventStages[stageIndex];
  const matches = stage?.lateLocks?.filter(({ isSealed }) => !isSealed) ?? [];
  if (!stage || matches.length === 0 || owned === undefined) return null;
  const [lockAt = null] = matches.flatMap((match) => match.lockAt ?? []).toSorted();
  const left = { open: matches.length, lockAt };
  const late = new Map(owned?.late?.map((one) => [one.eventStageId, one.share]));
  const made = late.get(stage.id);
  if (made !== undefined) return { ...left, share: made, isMade: true };
  const isInTime = eventStages.some(
    ({ id, isSealed }) => isSealed && (owned?.versions[String(id)] ?? 0) > 0 && !late.has(id),
  );
  return isInTime || lateShare === undefined ? null : { ...left, share: lateShare, isMade: false };
}
