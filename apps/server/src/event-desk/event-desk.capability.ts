import { eventDeskEndpoints } from '@callshot/contract';
import type { Capability } from '../platform/capability.ts';
import type { DeskParts } from './desk-parts.ts';
import { eventDeskHandlers } from './event-desk.handlers.ts';

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
  make: (needs) => ({ calls: eventDeskHandlers(needs) }),
};
