import type { Answer, BodyInput, CalendarSettings, CalendarTournament } from '@callshot/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { WIKI_LIMIT_MS } from '../mapping/wiki.queries.ts';

type Calendar = Answer<'GET /api/calendar/tournaments'>;

const calendarKey = ['calendar'] as const;

/** The tournaments that come; looks and events change them while the page is open. */
export const calendarQuery = queryOptions({
  queryKey: calendarKey,
  queryFn: ({ signal }) => call('GET /api/calendar/tournaments', { signal, isSilent: true }),
  refetchInterval: 30_000,
});

const update = (client: QueryClient, change: (calendar: Calendar) => Calendar): void => {
  client.setQueryData<Calendar>(calendarKey, (before) => before && change(before));
};

const withTournament = (own: CalendarTournament) => (calendar: Calendar) => ({
  ...calendar,
  tournaments: calendar.tournaments.map((one) =>
    one.gameId === own.gameId && one.pageId === own.pageId ? own : one,
  ),
});

export const hideMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/calendar/hide'>) =>
    call('POST /api/calendar/hide', { body, isSilent: true }),
  onSuccess: (own: CalendarTournament, _body, _result, { client }) =>
    update(client, withTournament(own)),
});

export const lookMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/calendar/look'>) =>
    call('POST /api/calendar/look', { body, isSilent: true, limitMs: WIKI_LIMIT_MS }),
  onSuccess: (own: CalendarTournament, _body, _result, { client }) =>
    update(client, withTournament(own)),
});

export const settingsMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/calendar/settings'>) =>
    call('POST /api/calendar/settings', { body, isSilent: true }),
  onSuccess: (own: CalendarSettings, _body, _result, { client }) => {
    update(client, (calendar) => ({
      ...calendar,
      settings: calendar.settings.map((one) => (one.gameId === own.gameId ? own : one)),
    }));
    return client.invalidateQueries({ queryKey: calendarKey });
  },
});
