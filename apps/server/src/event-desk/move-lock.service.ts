import type { EventChange } from '../events/change-event.ts';
import { loadEvent } from '../events/event-stages.repository.ts';
import { followFirstMatch } from '../events/follow-first-match.service.ts';
import { tellOfEarlyLock } from '../notifications/tell-of-early-lock.service.ts';

/** The lock of the open stage goes with its first match, as starts are stored by now. */
export async function moveLock(change: EventChange): Promise<void> {
  const after = await loadEvent(change.trx, change.event.row.id);
  if (!after) throw new Error(`Event ${change.event.row.id} is gone`);
  const move = await followFirstMatch(change, after, 'staff');
  if (move === 'locked') await tellOfEarlyLock(change);
}
