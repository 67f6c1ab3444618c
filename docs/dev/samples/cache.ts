import { createEventStore } from '../../../apps/server/src/events/event-store.ts';
import type { Capability } from '../../../apps/server/src/platform/capability.ts';
import type { Change, Changes } from '../../../apps/server/src/platform/changes/changes.ts';
import type { Parts } from '../../../apps/server/src/platform/parts.ts';

/** A cache hears of each change, and of having missed some. */
export const cached: Capability<Pick<Parts, 'db'>> = {
  name: 'cached',
  tables: {},
  make: ({ db }) => {
    const events = createEventStore(db);
    const forget = ({ eventId }: Change) => events.forget(eventId);
    return { calls: {}, listeners: { change: forget } };
  },
};

/** A change is announced after its commit, to this process and to the others. */
export const tell = (changes: Changes, eventId: number) => changes.announce('event', eventId);
