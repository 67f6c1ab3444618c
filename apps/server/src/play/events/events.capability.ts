import { eventEndpoints } from '@callshot/contract';
import { everyMinuteMs, everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { type EventKey, type EventParts, eventHandlers } from './event.handlers.ts';
import { isFinishPending } from './events.repository.ts';
import type { EventTables } from './events.tables.ts';
import { finishDueEvents, finishWaitOf } from './running/finish-event.service.ts';
import { followPlayedMatches } from './running/follow-end.service.ts';

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
    eventTeamNames: {},
    eventTeamMembers: {},
    teamRankings: {},
    officialPicks: {},
    officialHolds: {},
    matchLocks: {},
    correctedResults: {},
  },
  make: (needs) => ({
    calls: eventHandlers(needs),
    jobs: [
      {
        everyMs: everySecondMs,
        run: () =>
          finishDueEvents(needs.db, finishWaitOf(needs.config), (eventId) =>
            needs.changes.announce('event', eventId),
          ),
        isDue: () => isFinishPending,
      },
      {
        everyMs: everyMinuteMs,
        run: () =>
          followPlayedMatches(needs.db, (eventId) => needs.changes.announce('event', eventId)),
      },
    ],
  }),
};
