import type { RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { insertOpenedPicks } from '../../play/picks/opened-picks.repository.ts';
import type { OverrideParts } from './override-parts.ts';
import { findTargetUser } from './target-users.repository.ts';

export interface PicksToOpen {
  readonly eventId: number;
  readonly actorUserId: number;
  readonly userId: number;
  readonly reason: string;
}

/** Opens a user's picks to an Admin before their seal: audited, and the Admin is on no board of the event. */
export async function openPicks(
  parts: OverrideParts,
  opening: PicksToOpen,
): Promise<Outcome<null, RefusalCode<'POST /api/picks/override/open/:eventId'>>> {
  const { eventId, userId } = opening;
  if (opening.reason === '') return refuse('reason_required');
  const event = await parts.seals.currentEvent(eventId);
  if (!event) return refuse('event_not_found');
  if (!(await findTargetUser(parts.db, userId))) return refuse('user_not_found');
  await writeOpening(parts.db, event, opening);
  parts.changes.announce('event', eventId);
  await parts.boards.refresh(eventId);
  return done(null);
}

async function writeOpening(
  db: Kysely<Schema>,
  event: LoadedEvent,
  { eventId, actorUserId, userId, reason }: PicksToOpen,
): Promise<void> {
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
