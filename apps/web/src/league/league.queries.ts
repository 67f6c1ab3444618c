import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

/** The page says itself what failed to load. */
const isSilent = true;
const KEPT_MS = 60_000;

/** All that is read about leagues has a key that begins so; what was written drops all of it. */
export const LEAGUES_KEY = 'leagues';

/** Of whom is in the keys: one never sees another's. */
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
    queryFn: ({ signal }) =>
      call('GET /api/leagues/events', { query: { leagueId: String(leagueId) }, signal, isSilent }),
    staleTime: KEPT_MS,
  });
