import { eventDeskEndpoints } from '@callshot/contract';
import { everyMinuteMs } from '../platform/background/ticker.ts';
import type { Capability } from '../platform/capability.ts';
import type { DeskParts } from './desk-parts.ts';
import { eventDeskHandlers } from './event-desk.handlers.ts';
import { createOverdueWatch } from './overdue-watch.ts';

export const eventDesk: Capability<DeskParts, typeof eventDeskEndpoints> = {
  name: 'event-desk',
  groups: [
    {
      name: 'Running events',
      about: 'Staff: an event made by hand, and everything that one is run by.',
      calls: eventDeskEndpoints,
    },
  ],
  tables: {},
  make: (needs) => {
    const overdue = createOverdueWatch(needs);
    return {
      calls: eventDeskHandlers(needs),
      jobs: [{ everyMs: everyMinuteMs, isDueAtStart: true, run: overdue.look }],
      figures: [
        {
          kind: 'gauge',
          name: 'events_overdue',
          help: 'Running events that wait longer than their own times say',
          read: overdue.count,
        },
      ],
    };
  },
};
