import type { Body, RefusalCode } from '@callshot/contract';
import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent, updateEvent } from '../../play/events/running/change-event.ts';
import type { DeskParts } from './desk-parts.ts';

type Key = 'POST /api/event/archive';

/** Hides an event, which keeps its picks and gives no trophies, or shows it again [rule: events-24]. */
export async function archiveEvent(
  { db, changes }: DeskParts,
  actorUserId: number,
  { eventId, archived, reason }: Body<Key>,
): Promise<Outcome<null, RefusalCode<Key>>> {
  if (reason === '') return refuse('reason_required');
  const archiving = await changeEvent(db, eventId, async (change) => {
    const { trx, event, now } = change;
    const before = event.row.archivedAt;
    if ((before !== null) === archived) return done(null);
    const archivedAt = archived ? now : null;
    await updateEvent(change, { archivedAt });
    await insertAudit(trx, {
      actorUserId,
      action: archived ? 'event.archived' : 'event.restored',
      subjectType: 'event',
      subjectId: eventId,
      before: { archivedAt: before },
      after: { archivedAt },
      reason,
    });
    return done(null);
  });
  if (archiving?.ok) changes.announce('event', eventId);
  return archiving ?? refuse('event_not_found');
}
