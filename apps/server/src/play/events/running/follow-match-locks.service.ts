import {
  canLockInParts,
  type HeldLock,
  type KnownStart,
  lockedBy,
  lockTimes,
  matchesToLock,
  movedLocks,
} from '@callshot/rules';
import type { Transaction } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { updateEventRow } from '../events.repository.ts';
import { currentStage, type LoadedEvent, type LoadedStage, locksInParts } from '../loaded-event.ts';
import { updateStageRow } from '../stages/event-stages.repository.ts';
import { replaceMatchLocks } from '../stages/match-locks.repository.ts';

/** An event as a change leaves it, under its lock. */
interface Changed {
  readonly trx: Transaction<Schema>;
  readonly event: LoadedEvent;
  readonly now: Date;
}

/**
 * Moves the locks of the open stage's matches with what is known of their starts [rule: locks-19, locks-20].
 * Runs after every change of an event, whoever made it. Such locks has a stage that locks in parts, and a sealed one
 * for late entries. A match that has a result is closed.
 */
export async function followMatchLocks({ trx, event, now }: Changed): Promise<void> {
  const stage = currentStage(event);
  const { lockAt } = event.row;
  if (lockAt === null || !locksMatches(event)) return;
  const held = locksOf(stage);
  const told = lockTimes(stage.stage, stage.layout, {
    by: stage.lockUnit === 'round' ? 'round' : 'match',
    stageLockAt: lockAt.getTime(),
    startOf: startsIn(event, stage),
  });
  const decided = told.filter(({ isDecided }) => isDecided);
  const next = lockedBy(
    stage.stage,
    movedLocks(stage.stage, held, told, now.getTime()),
    decided,
    now.getTime(),
  );
  const moved = next.filter((lock, at) => isOther(lock, stage.matchLocks, held[at]));
  if (moved.length === 0) return;
  await replaceMatchLocks(trx, stage.id, next, now);
  if (stage.sealedAt !== null) {
    // Boards hold whole entries of a sealed stage, whichever matches late entries may still call.
    await updateStageRow(trx, stage.id, { partsSealedAt: now });
  } else if (isAnyOpenAgain(stage.matchLocks, next)) {
    // Boards read their entries anew, since they hold the match that is hidden again.
    const partsSealedAt = next.some(({ isSealed }) => isSealed) ? now : null;
    await updateStageRow(trx, stage.id, { partsSealedAt });
  }
  await updateEventRow(trx, event.row.id, {});
  await insertAudit(trx, {
    actorUserId: null,
    action: 'stage.match_locks_moved',
    subjectType: 'event_stage',
    subjectId: stage.id,
    before: inWords(held.filter((_, at) => next[at] && moved.includes(next[at]))),
    after: inWords(moved),
  });
}

/** Whether matches of the current stage lock by themselves: for everybody, or for late entries alone. */
function locksMatches(event: LoadedEvent): boolean {
  const stage = currentStage(event);
  if (stage.sealedAt === null) return locksInParts(stage);
  if (!canLockInParts(stage.stage.format)) return false;
  return event.row.lateShare !== null || stage.matchLocks.some(({ isSealed }) => !isSealed);
}

/** The locks that the stage has, and new ones of matches that have none yet. */
function locksOf({ stage, layout, matchLocks }: LoadedStage): readonly HeldLock[] {
  return matchesToLock(stage, layout).map((match) => ({
    ...(lockOf(matchLocks, match) ?? { lockAt: null, isSealed: false }),
    ...match,
  }));
}

const lockOf = (
  locks: readonly HeldLock[],
  { eventSubstageId, match }: Pick<HeldLock, 'eventSubstageId' | 'match'>,
): HeldLock | undefined =>
  locks.find((lock) => lock.eventSubstageId === eventSubstageId && lock.match === match);

const isOther = (
  lock: HeldLock,
  stored: readonly HeldLock[],
  before: HeldLock | undefined,
): boolean =>
  lockOf(stored, lock) === undefined ||
  lock.lockAt !== before?.lockAt ||
  lock.isSealed !== before.isSealed;

const isAnyOpenAgain = (before: readonly HeldLock[], after: readonly HeldLock[]): boolean =>
  before.some((lock) => lock.isSealed && lockOf(after, lock)?.isSealed !== true);

const startsIn =
  ({ officialRows }: LoadedEvent, { id }: LoadedStage) =>
  (eventSubstageId: number, match: string): KnownStart | null => {
    const row = officialRows.find(
      (one) =>
        one.eventStageId === id && one.eventSubstageId === eventSubstageId && one.slot === match,
    );
    const at = row?.matchStartsAt?.getTime();
    return at === undefined ? null : { at, isByStaff: row?.isStartManual ?? false };
  };

const inWords = (locks: readonly HeldLock[]) => ({
  locks: locks.map(({ eventSubstageId, match, lockAt }) => ({
    eventSubstageId,
    match,
    lockAt: lockAt === null ? null : new Date(lockAt),
  })),
});
