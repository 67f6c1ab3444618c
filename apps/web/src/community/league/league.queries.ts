import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { inReadersWords } from '../../platform/ui/words/named-event.ts';

/** The page says itself what failed to load. */
const isSilent = true;
const KEPT_MS = 60_000;

/** The first part of every key of league data; a write invalidates all of it. */
export const LEAGUES_KEY = 'leagues';

export const JOINED_KEY = [LEAGUES_KEY, 'joined'] as const;

/** The user is in the keys, so that another user never sees the answers. */
export type Viewer = number | null;

export const leagueQuery = (leagueId: number, viewer: Viewer) =>
  queryOptions({
    queryKey: [LEAGUES_KEY, 'one', leagueId, viewer] as const,
    queryFn: ({ signal }) =>
      call('GET /api/leagues/get', { query: { leagueId: String(leagueId) }, signal, isSilent }),
    staleTime: KEPT_MS,
  });

export const leagueEventsQuery = (leagueId: number, viewer: Viewer) =>
  queryOptions({
    queryKey: [LEAGUES_KEY, 'events', leagueId, viewer] as const,
    queryFn: async ({ signal }) => {
      const query = { leagueId: String(leagueId) };
      const events = await call('GET /api/leagues/events', { query, signal, isSilent });
      return events.map(({ name, eventNames, ...event }) => ({
        ...event,
        name: inReadersWords({ eventName: name, eventNames }).eventName,
      }));
    },
    staleTime: KEPT_MS,
  });

export const joinedLeaguesQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...JOINED_KEY, viewer],
    queryFn: ({ signal }) => call('GET /api/leagues/joined', { signal, isSilent }),
    staleTime: KEPT_MS,
    enabled: viewer !== null,
  });

/** Joined leagues decide what is offered: until they are known nothing is. */
export function useJoinedLeagues(viewer: Viewer) {
  const joined = useQuery(joinedLeaguesQuery(viewer));
  const isKnown = viewer === null || joined.data !== undefined || joined.isError;
  return { joined: joined.data, isKnown };
}
