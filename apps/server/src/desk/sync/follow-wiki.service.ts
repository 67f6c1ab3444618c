import { insertAudit } from '../../platform/audit/audit.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findDatabaseNow } from '../liquipedia/database-now.repository.ts';
import { insertLog } from '../liquipedia/wiki-log.repository.ts';
import { findEventWiki, lookNow, updateEventWiki } from './sync.repository.ts';
import type { SyncParts } from './sync-parts.ts';

type Followed = Outcome<null, 'event_not_found' | 'not_mapped'>;

/** The wiki is asked about this event as soon as the budget allows. */
export async function askForLook(parts: SyncParts, eventId: number): Promise<Followed> {
  const found = await whyNot(parts, eventId);
  if (found) return found;
  await lookNow(parts.db, eventId);
  return done(null);
}

/** Stops following the wiki, or goes on; results that stand are not touched. */
export async function setPaused(
  parts: SyncParts,
  actorUserId: number,
  eventId: number,
  isPaused: boolean,
): Promise<Followed> {
  const found = await whyNot(parts, eventId);
  if (found) return found;
  await parts.db.transaction().execute(async (trx) => {
    const now = await findDatabaseNow(trx);
    await updateEventWiki(trx, eventId, { pausedAt: isPaused ? now : null });
    if (!isPaused) await lookNow(trx, eventId);
    await insertLog(trx, eventId, now, [
      isPaused ? 'Staff paused the looks' : 'Staff go on looking',
    ]);
    await insertAudit(trx, {
      actorUserId,
      action: isPaused ? 'sync.paused' : 'sync.resumed',
      subjectType: 'event',
      subjectId: eventId,
    });
  });
  return done(null);
}

async function whyNot(parts: SyncParts, eventId: number): Promise<Followed | null> {
  if (await findEventWiki(parts.db, eventId)) return null;
  return (await parts.events.get(eventId)) ? refuse('not_mapped') : refuse('event_not_found');
}
