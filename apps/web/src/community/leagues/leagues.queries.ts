import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { JOINED_KEY, LEAGUES_KEY, type Viewer } from '../league/league.queries.ts';

/** The page says itself what failed to load, so nothing else is shown for it. */
const isSilent = true;
/** Live updates refresh rankings earlier, writes everything. */
const KEPT_MS = 60_000;

/** Keys of all league data; a write invalidates all of it. */
export const leagueKeys = {
  all: [LEAGUES_KEY] as const,
  joined: JOINED_KEY,
  rankings: (eventId: number) => [LEAGUES_KEY, 'rankings', eventId] as const,
};

export const leagueLimitQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'limit', viewer],
    queryFn: ({ signal }) => call('GET /api/leagues/userLimit', { signal, isSilent }),
    staleTime: KEPT_MS,
    enabled: viewer !== null,
  });

export const newLeaguesQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'new', viewer],
    queryFn: ({ signal }) => call('GET /api/leagues/new', { signal, isSilent }),
    staleTime: KEPT_MS,
  });

export const popularLeaguesQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...leagueKeys.all, 'popular', viewer],
    queryFn: ({ signal }) => call('GET /api/leagues/popular', { signal, isSilent }),
    staleTime: KEPT_MS,
  });

export const analystLeagueQuery = queryOptions({
  queryKey: [...leagueKeys.all, 'analyst'],
  queryFn: ({ signal }) => call('GET /api/leagues/analyst', { signal, isSilent }),
  staleTime: KEPT_MS,
});

/** The users ranked at an event: the members of a league, or the analysts of the game. */
export interface RankingOf {
  readonly leagueId: number | 'analysts';
  readonly eventId: number;
  readonly viewer: Viewer;
}

/** Rows of one answer. */
export const RANKING_PAGE = 100;

interface PageOf {
  /** Counted from 1. */
  readonly from: number;
  readonly generation?: number;
}

const askRanking = ({ leagueId, eventId }: RankingOf, page: PageOf, signal: AbortSignal) => {
  const query = {
    eventId: String(eventId),
    from: String(page.from),
    ...(page.generation !== undefined && { generation: String(page.generation) }),
  };
  return leagueId === 'analysts'
    ? call('GET /api/leagues/analystRankings', { query, signal, isSilent })
    : call('GET /api/leagues/rankings', {
        query: { ...query, leagueId: String(leagueId) },
        signal,
        isSilent,
      });
};

const rankingKey = ({ leagueId, eventId, viewer }: RankingOf) =>
  [...leagueKeys.rankings(eventId), leagueId, viewer] as const;

/** The first page, which tells the state of the ranking. */
export const rankingQuery = (of: RankingOf) =>
  queryOptions({
    queryKey: [...rankingKey(of), 'first'],
    queryFn: ({ signal }) => askRanking(of, { from: 1 }, signal),
    staleTime: KEPT_MS,
  });

/** A further page of one state of the ranking. */
export const rankingPageQuery = (
  of: RankingOf,
  { from, generation, stamp }: { from: number; generation: number; stamp: string },
) =>
  queryOptions({
    queryKey: [...rankingKey(of), stamp, from],
    queryFn: ({ signal }) => askRanking(of, { from, generation }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The shares that called the champion of an event: among the analysts, in a league and of all
 * users.
 */
export const championSharesQuery = (leagueId: number | null, eventId: number, viewer: Viewer) =>
  queryOptions({
    queryKey: [...leagueKeys.rankings(eventId), 'shares', leagueId, viewer],
    queryFn: ({ signal }) =>
      call('GET /api/leagues/shares', {
        query: {
          eventId: String(eventId),
          ...(leagueId !== null && { leagueId: String(leagueId) }),
        },
        signal,
        isSilent,
      }),
    staleTime: KEPT_MS,
  });
