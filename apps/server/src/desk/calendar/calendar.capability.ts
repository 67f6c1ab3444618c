import { calendarEndpoints } from '@callshot/contract';
import { everySecondMs } from '../../platform/background/ticker.ts';
import type { Capability } from '../../platform/capability.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import type { CalendarTables } from './calendar.tables.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { isCalendarDue } from './tournaments.repository.ts';
import { createCalendarWork } from './work-on-calendar.service.ts';

/** Tournaments that come are prepared by themselves, for staff to look at. */
export const calendar: Capability<CalendarParts, typeof calendarEndpoints, CalendarTables> = {
  name: 'calendar',
  groups: [
    {
      name: 'Calendar',
      about: 'Staff: tournaments of the wiki that come, with the drafts of their events.',
      calls: calendarEndpoints,
    },
  ],
  tables: { calendarSettings: {}, calendarTournaments: {} },
  make: (needs) => {
    const work = createCalendarWork(needs);
    return {
      calls: calendarHandlers(needs),
      jobs: [
        {
          everyMs: everySecondMs,
          run: async () => {
            await work.step();
          },
          isDue: () => work.isReady() && isCalendarDue,
        },
      ],
    };
  },
};
