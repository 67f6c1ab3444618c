import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import { attemptAll } from '../../../platform/background/attempt-all.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { AppConfig } from '../../../platform/parts.ts';
import { findAllFinishDueIds, findProgress, isBeingRewarded } from '../events.repository.ts';
import { areResultsComplete, type EventRow } from '../loaded-event.ts';
import { changeEvent, type EventChange, updateEvent } from './change-event.ts';

/**
 * So many seconds an event waits once its last result was entered: a slip of the hand is corrected
 * before anybody is told a final rank [rule: events-28].
 */
export const finishWaitOf = ({ finishWaitSeconds = 600 }: AppConfig): number => finishWaitSeconds;

/** When an event that waits to be finished is finished; null = it does not wait. */
export const finishOf = (
  { completedAt, finishedAt }: Pick<EventRow, 'completedAt' | 'finishedAt'>,
  waitSeconds: number,
): Date | null =>
  completedAt === null || finishedAt !== null
    ? null
    : new Date(completedAt.getTime() + waitSeconds * 1000);

/**
 * Sets or clears the event's end after the results of `change` are stored. A correction restarts
 * the wait or removes the end. An event that staff finished early stays finished. Answers whether
 * anything changed.
 */
export async function followResults(change: EventChange, wasComplete: boolean): Promise<boolean> {
  const { event, now } = change;
  if (areResultsComplete(event)) {
    if (event.row.finishedAt !== null) return false;
    await updateEvent(change, { completedAt: now });
    return true;
  }
  if (!wasComplete || (await isRewarded(change))) return false;
  await updateEvent(change, { finishedAt: null, completedAt: null });
  return true;
}

/** Trophies that are being given count as given. */
export const isRewarded = async ({ trx, event: { row } }: EventChange): Promise<boolean> =>
  row.rewardedAt !== null || (await isBeingRewarded(trx, row.id));

/** Finishes every event whose wait is over by the database's clock, whichever process comes first. */
export async function finishDueEvents(
  db: Kysely<Schema>,
  waitSeconds: number,
  onFinished: (eventId: number) => void,
): Promise<void> {
  await attemptAll(await findAllFinishDueIds(db, waitSeconds), async (eventId) => {
    if (await changeEvent(db, eventId, (change) => finishIfDue(change, waitSeconds))) {
      onFinished(eventId);
    }
  });
}

async function finishIfDue(change: EventChange, waitSeconds: number): Promise<boolean> {
  const { trx, event, now } = change;
  const { id } = event.row;
  const finishesAt = finishOf(event.row, waitSeconds);
  if (finishesAt === null || finishesAt > now) return false;
  const before = await findProgress(trx, id);
  await updateEvent(change, { finishedAt: now, completedAt: null });
  await insertAudit(trx, {
    actorUserId: null,
    action: 'event.finish',
    subjectType: 'event',
    subjectId: id,
    before,
    after: await findProgress(trx, id),
    reason: 'Every result is official, and none was corrected for a while',
  });
  return true;
}
