import { eventEndpoints } from '@callshot/contract';
import type { Capability } from '../platform/capability.ts';
import { type EventKey, type EventParts, eventHandlers } from './event.handlers.ts';
import type { EventTables } from './events.tables.ts';

export const events: Capability<EventParts, Pick<typeof eventEndpoints, EventKey>, EventTables> = {
  name: 'events',
  groups: [
    {
      name: 'Events',
      about: 'Events with their stages, teams and official matches.',
      calls: eventEndpoints,
    },
  ],
  tables: {
    seasons: {},
    teams: {},
    teamAliases: {},
    events: {},
    eventStages: {},
    eventSubstages: {},
    eventTeams: {},
    eventTeamMarks: {},
    eventTeamMembers: {},
    officialPicks: {},
    officialHolds: {},
  },
  make: (needs) => ({ calls: eventHandlers(needs) }),
};
