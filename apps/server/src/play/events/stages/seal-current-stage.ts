import { insertAudit } from '../../../platform/audit/audit.ts';
import type { EventFacts } from '../events.repository.ts';
import { currentStage } from '../loaded-event.ts';
import { type EventChange, updateEvent, updateStage } from '../running/change-event.ts';

/** Closes the current stage for good: its entries are final, and others may see them. */
export async function sealCurrent(
  change: EventChange,
  lockAt: Date | null,
  facts: EventFacts = {},
): Promise<void> {
  const { trx, event, now } = change;
  const { id } = currentStage(event);
  await updateStage(change, id, { sealedAt: now });
  await updateEvent(change, facts);
  await insertAudit(trx, {
    actorUserId: null,
    action: 'stage.sealed',
    subjectType: 'event_stage',
    subjectId: id,
    after: { sealedAt: now, lockAt },
  });
}
