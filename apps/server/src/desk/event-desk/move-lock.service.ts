import { type EventChange, reloaded } from '../../play/events/running/change-event.ts';
import { followFirstMatch } from '../../play/events/running/follow-first-match.service.ts';
import { tellOfEarlyLock } from '../../reach/notifications/notices/tell-of-early-lock.service.ts';

/** The lock of the open stage goes with its first match, as starts are stored by now. */
export async function moveLock(change: EventChange): Promise<void> {
  const { event: after } = await reloaded(change);
  const move = await followFirstMatch(change, after, 'staff');
  if (move === 'locked') await tellOfEarlyLock(change);
}
