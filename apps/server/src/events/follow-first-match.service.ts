import { hasResults } from '@callshot/rules';
import { type EventChange, updateEvent, updateStage } from './change-event.ts';
import { currentStage, firstStartOf, isLocked, type LoadedEvent } from './loaded-event.ts';
import { sealCurrent } from './seal-current-stage.ts';

/** What became of the lock when the first match of the current stage was moved. */
export type LockMove = 'stays' | 'moved' | 'locked';

/**
 * The lock of an open stage follows its first match [rule: stages-11]; one that begins before now locks it
 * at once [rule: stages-12]. A lock that staff set apart from the matches stays where it is.
 */
export async function followFirstMatch(change: EventChange, isNow: Date | null): Promise<LockMove> {
  const { event, now } = change;
  if (isNow === null || !isFollowing(event, now)) return 'stays';
  if (isNow <= now) {
    await sealCurrent(change, now, { isUnlocked: true, relockAt: now });
    return 'locked';
  }
  const { extendedMinutes, id, index } = currentStage(event);
  const { lockAt, isUnlocked, endsAt } = event.row;
  // What was promised to everybody is not taken back.
  const next = extendedMinutes > 0 && lockAt !== null && lockAt > isNow ? lockAt : isNow;
  if (lockAt?.getTime() === next.getTime()) return 'stays';
  if (lockAt === null) await updateStage(change, id, { openedAt: now });
  await updateEvent(change, {
    ...(isUnlocked || index > 0 ? { isUnlocked: true, relockAt: next } : { startsAt: next }),
    ...(endsAt < next ? { endsAt: next } : {}),
  });
  return 'moved';
}

function isFollowing(event: LoadedEvent, now: Date): boolean {
  const { lockAt, isUnlocked } = event.row;
  const stage = currentStage(event);
  const was = firstStartOf(event, stage);
  if (event.row.finishedAt !== null) return false;
  if (lockAt === null) {
    // It opened by itself before anybody knew when it begins.
    return (
      stage.isOpenedByItself &&
      stage.sealedAt === null &&
      !hasResults(stage.stage.format, stage.official)
    );
  }
  if (isLocked(event, now)) return false;
  if (was === null) return !isUnlocked;
  return lockAt.getTime() === was.getTime() || stage.extendedMinutes > 0;
}
