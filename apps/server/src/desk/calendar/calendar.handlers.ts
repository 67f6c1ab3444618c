import type { calendarEndpoints } from '@callshot/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { changeCalendarSettings } from './change-settings.service.ts';
import { hideTournament } from './hide-tournament.service.ts';
import { lookNow } from './look-now.service.ts';
import { readCalendar } from './read-calendar.service.ts';

export const calendarHandlers = (
  parts: CalendarParts,
): Handlers<keyof typeof calendarEndpoints> => ({
  'GET /api/calendar/tournaments': async () => done(await readCalendar(parts.db)),
  'POST /api/calendar/settings': ({ caller, body }) =>
    changeCalendarSettings(parts.db, caller.user.id, body),
  'POST /api/calendar/hide': ({ caller, body }) => hideTournament(parts.db, caller.user.id, body),
  'POST /api/calendar/look': ({ body }) => lookNow(parts, body),
});
