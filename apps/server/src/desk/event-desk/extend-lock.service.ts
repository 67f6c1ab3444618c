import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { wordsOfEvent } from '../../play/events/event-words.ts';
import {
  currentStage,
  isLocked,
  isResultKnown,
  locksInParts,
} from '../../play/events/loaded-event.ts';
import {
  changeEvent,
  type EventChange,
  reopenStage,
  updateEvent,
  updateStage,
} from '../../play/events/running/change-event.ts';
import { makeNotice } from '../../reach/notifications/notices/make-notice.service.ts';
import { lockExtendedKind } from '../../reach/notifications/notices/notice-kinds.ts';
import type { DeskParts } from './desk-parts.ts';
import { readDesk } from './read-desk.service.ts';

type Key = 'POST /api/event/extendLock';
type Wanted = Body<Key>;
type Refusal = RefusalCode<Key>;

/** Puts the lock of the current stage off for everybody, as after an outage [rule: stages-10]. */
export async function extendLock(
  parts: DeskParts,
  actorUserId: number,
  wanted: Wanted,
): Promise<Outcome<EventDesk, Refusal>> {
  if (wanted.reason === '') return refuse('reason_required');
  await parts.seals.currentEvent(wanted.eventId);
  const extended = await changeEvent(parts.db, wanted.eventId, (change) =>
    extend(change, actorUserId, wanted),
  );
  if (extended === null) return refuse('event_not_found');
  if (!extended.ok) return extended;
  parts.changes.announce('event', wanted.eventId);
  return readDesk(parts, wanted.eventId);
}

async function extend(
  change: EventChange,
  actorUserId: number,
  { eventId, lockAt: known, minutes, reason }: Wanted,
): Promise<Outcome<null, Refusal>> {
  const { trx, event, now } = change;
  const stage = currentStage(event);
  if (locksInParts(stage)) return refuse('locks_in_parts');
  const { lockAt } = event.row;
  if (lockAt === null || lockAt.getTime() !== Date.parse(known)) return refuse('lock_changed');
  const relockAt = new Date(lockAt.getTime() + minutes * 60_000);
  if (relockAt <= now) return refuse('lock_still_past');
  if (event.row.finishedAt !== null) return refuse('event_finished');
  if (isResultKnown(stage)) return refuse('stage_has_results');
  const wasLocked = isLocked(event, now);
  if (wasLocked) await reopenStage(change, stage.id);
  const extendedMinutes = stage.extendedMinutes + minutes;
  await updateStage(change, stage.id, { extendedMinutes });
  await updateEvent(change, { isUnlocked: true, relockAt });
  await insertAudit(trx, {
    actorUserId,
    action: 'event.lock_extended',
    subjectType: 'event',
    subjectId: eventId,
    before: { lockAt },
    after: { lockAt: relockAt, minutes },
    reason,
  });
  // Reopening a stage sends its own notice.
  if (!wasLocked) await tell(change, relockAt, minutes);
  return done(null);
}

async function tell(
  { trx, event, now }: EventChange,
  lockAt: Date,
  minutes: number,
): Promise<void> {
  const { id: eventId, gameId, version } = event.row;
  const { id: eventStageId, name: stageName } = currentStage(event);
  await makeNotice(
    trx,
    lockExtendedKind,
    { ...wordsOfEvent(event.row), stageName, lockAt, minutes },
    {
      subject: `lock-extended ${eventStageId} ${version}`,
      gameId,
      eventId,
      eventStageId,
      lockAt,
      now,
    },
  );
}
