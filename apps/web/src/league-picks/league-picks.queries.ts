import { queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

const KEPT_MS = 60_000;
/** The page says itself what failed to load. */
const isSilent = true;

interface PicksOf {
  readonly leagueId: number;
  readonly eventId: number;
  readonly eventStageId: number;
  /** Of whom is in the key: one never sees another's. */
  readonly viewer: number | null;
}

export const leaguePicksKeys = {
  of: (eventId: number) => ['leagues', 'picks', eventId] as const,
};

export const leaguePicksQuery = ({ leagueId, eventId, eventStageId, viewer }: PicksOf) =>
  queryOptions({
    queryKey: [...leaguePicksKeys.of(eventId), leagueId, viewer, eventStageId],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/picks', {
        query: {
          leagueId: String(leagueId),
          eventId: String(eventId),
          eventStageId: String(eventStageId),
        },
        signal,
        isSilent,
      }),
    staleTime: KEPT_MS,
  });

export const leagueQuery = (leagueId: number, viewer: number | null) =>
  queryOptions({
    queryKey: ['leagues', 'one', leagueId, viewer],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/get', { query: { leagueId: String(leagueId) }, signal, isSilent }),
    staleTime: KEPT_MS,
  });

export const leagueEventsQuery = (leagueId: number, viewer: number | null) =>
  queryOptions({
    queryKey: ['leagues', 'events', leagueId, viewer],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/events', { query: { leagueId: String(leagueId) }, signal, isSilent }),
    staleTime: KEPT_MS,
  });
