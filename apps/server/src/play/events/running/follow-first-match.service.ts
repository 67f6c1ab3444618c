import {
  areFirstsKnown,
  currentStage,
  firstStartOf,
  isLocked,
  isResultKnown,
  type LoadedEvent,
  locksInParts,
} from '../loaded-event.ts';
import { sealCurrent } from '../stages/seal-current-stage.ts';
import { type EventChange, updateEvent, updateStage } from './change-event.ts';

/** The effect on the lock of moving the first match. */
export type LockMove = 'stays' | 'moved' | 'locked';

/** The source of a start: the wiki knows the schedule, staff move single matches. */
type Teller = 'wiki' | 'staff';

/**
 * Moves the lock of an open stage to the start of its first match [rule: stages-11]. A start in the
 * past locks it at once [rule: stages-12]. A lock that staff set apart from the matches stays, and
 * a lock is never put off by a match that another may precede [rule: stages-16]. `after` has the
 * new starts.
 */
export async function followFirstMatch(
  change: EventChange,
  after: LoadedEvent,
  teller: Teller,
): Promise<LockMove> {
  const { event, now } = change;
  const stage = currentStage(after);
  const isNow = firstStartOf(after, stage);
  if (isNow === null || !isFollowing(event, now, teller)) return 'stays';
  // Its matches lock by themselves.
  if (isNow <= now && locksInParts(stage)) return 'stays';
  if (isNow <= now) {
    await sealCurrent(change, now, { isUnlocked: true, relockAt: now });
    return 'locked';
  }
  const { extendedMinutes, id, index } = stage;
  const { lockAt, isUnlocked } = event.row;
  if ((lockAt === null || lockAt < isNow) && !isFirstKnown(after, lockAt, teller)) return 'stays';
  // The extension was announced, so the lock never moves earlier.
  const next = extendedMinutes > 0 && lockAt !== null && lockAt > isNow ? lockAt : isNow;
  if (lockAt?.getTime() === next.getTime()) return 'stays';
  if (lockAt === null) await updateStage(change, id, { openedAt: now });
  await updateEvent(
    change,
    isUnlocked || index > 0 ? { isUnlocked: true, relockAt: next } : { startsAt: next },
  );
  return 'moved';
}

/**
 * Whether the earliest start that is known can be taken for the first. Staff who put a lock off have told
 * when every group begins; elsewhere one of them is enough.
 */
function isFirstKnown(event: LoadedEvent, lockAt: Date | null, teller: Teller): boolean {
  const known = areFirstsKnown(event, currentStage(event));
  return teller === 'staff' && lockAt !== null ? known.every(Boolean) : known.includes(true);
}

function isFollowing(event: LoadedEvent, now: Date, teller: Teller): boolean {
  const { lockAt, isUnlocked } = event.row;
  const stage = currentStage(event);
  const was = firstStartOf(event, stage);
  if (event.row.finishedAt !== null) return false;
  if (lockAt === null) {
    // It opened by itself before anybody knew when it begins.
    return stage.isOpenedByItself && stage.sealedAt === null && !isResultKnown(stage);
  }
  if (isLocked(event, now)) return false;
  if (was === null) return !isUnlocked;
  if (lockAt.getTime() === was.getTime() || stage.extendedMinutes > 0) return true;
  // It waits for the starts of others that may be the first.
  return teller === 'staff' && lockAt < was && !isFirstKnown(event, lockAt, teller);
}
