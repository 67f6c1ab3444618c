import type { Kysely } from 'kysely';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { insertOpenedPicks } from '../picks/opened-picks.repository.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';

export interface PicksToOpen {
  readonly event: LoadedEvent;
  readonly actorUserId: number;
  readonly userId: number;
  readonly reason: string;
}

/** Opens a user's picks to an Admin before their seal: audited, and the Admin is on no board of the event. */
export async function openPicks(
  db: Kysely<Schema>,
  { event, actorUserId, userId, reason }: PicksToOpen,
): Promise<void> {
  const eventId = event.row.id;
  await db.transaction().execute(async (trx) => {
    if (!(await insertOpenedPicks(trx, { eventId, openedByUserId: actorUserId, userId, reason }))) {
      return;
    }
    await insertAudit(trx, {
      actorUserId,
      action: 'picks.opened',
      subjectType: 'user',
      subjectId: userId,
      after: { eventId, event: event.row.nameOverride, ineligibleUserId: actorUserId },
      reason,
    });
  });
}
