import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { type EventChange, reloaded, updateEvent } from '../../play/events/running/change-event.ts';
import { followMatchLocks } from '../../play/events/running/follow-match-locks.service.ts';
import { changeAtVersion } from './change-at-version.ts';
import type { DeskParts } from './desk-parts.ts';

type Key = 'POST /api/event/lateEntry';

/** Lets people enter an event after the lock, or no longer [rule: late-1]. */
export const chooseLateEntry = (
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, RefusalCode<Key>>> =>
  changeAtVersion(parts, wanted, (change) => choose(change, actorUserId, wanted));

async function choose(
  change: EventChange,
  actorUserId: number,
  { lateShare }: Body<Key>,
): Promise<Outcome<null, 'event_finished'>> {
  const { trx, event } = change;
  if (event.row.finishedAt !== null) return refuse('event_finished');
  await updateEvent(change, { lateShare });
  await insertAudit(trx, {
    actorUserId,
    action: 'event.late_entry_chosen',
    subjectType: 'event',
    subjectId: event.row.id,
    before: { lateShare: event.row.lateShare },
    after: { lateShare },
  });
  // A stage that is sealed already opens what is left of it at once.
  await followMatchLocks(await reloaded(change));
  return done(null);
}
