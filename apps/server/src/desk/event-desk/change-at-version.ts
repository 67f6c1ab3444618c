import type { EventDesk } from '@callshot/contract';
import { type Outcome, refuse } from '../../platform/outcome.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';
import type { DeskParts } from './desk-parts.ts';
import { deskOf, readDesk } from './read-desk.service.ts';

/**
 * Changes an event that staff saw at a version, tells everybody, and answers the desk as it is then. An event that
 * somebody changed meanwhile is refused with its current state.
 */
export async function changeAtVersion<C extends string>(
  parts: DeskParts,
  { eventId, version }: { readonly eventId: number; readonly version: number },
  work: (change: EventChange) => Promise<Outcome<null, C>>,
): Promise<Outcome<EventDesk, C | 'event_changed' | 'event_not_found'>> {
  await parts.seals.currentEvent(eventId);
  const changed = await changeEvent(parts.db, eventId, async (change) =>
    change.event.row.version === version
      ? work(change)
      : refuse('event_changed', { current: await deskOf(parts, change.event) }),
  );
  if (changed === null) return refuse('event_not_found');
  if (!changed.ok) return changed;
  parts.changes.announce('event', eventId);
  return readDesk(parts, eventId);
}
