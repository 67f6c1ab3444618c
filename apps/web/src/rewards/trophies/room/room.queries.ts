import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';
import { inReadersWords } from '../../../platform/ui/words/named-event.ts';
import { trophyKeys } from '../trophies.queries.ts';

/** The room says itself what failed to load, so nothing else is shown for it. */
const isSilent = true;

/** The winners of the game's events that gave trophies last. */
export const recentWinnersQuery = queryOptions({
  queryKey: [...trophyKeys.all, 'winners'],
  queryFn: async ({ signal }) => {
    const won = await call('GET /api/trophy/winnersandtrophies', { signal, isSilent });
    return won.map(({ trophy, user }) => ({ trophy: inReadersWords(trophy), user }));
  },
});

export const LEADERS_PAGE = 30;
const leadersKey = [...trophyKeys.all, 'leaders'] as const;

/** The page of Award Leaders that begins with this row; the first one is 1. */
const leadersFrom = (startRow: number, signal: AbortSignal) =>
  call('GET /api/trophy/leaderboard/additional/:startRow', {
    params: { startRow },
    signal,
    isSilent,
  });

export const firstLeadersQuery = queryOptions({
  queryKey: [...leadersKey, 'first'],
  queryFn: ({ signal }) => leadersFrom(1, signal),
});

/** Pages on end, both ways from the one that begins with this row. */
export const leadersQuery = (startRow: number) =>
  infiniteQueryOptions({
    queryKey: [...leadersKey, 'from', startRow],
    queryFn: ({ pageParam, signal }) => leadersFrom(pageParam, signal),
    initialPageParam: startRow,
    getNextPageParam: ({ totalRecords }, _, first) =>
      first + LEADERS_PAGE <= totalRecords ? first + LEADERS_PAGE : undefined,
    getPreviousPageParam: (_, __, first) =>
      first > 1 ? Math.max(1, first - LEADERS_PAGE) : undefined,
  });

export const leadersSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...leadersKey, 'search', text],
    queryFn: ({ signal }) =>
      call('GET /api/trophy/search/leaderboard/:text', { params: { text }, signal, isSilent }),
  });

/** Null = without an award of the game. */
export const leaderQuery = (userId: number) =>
  queryOptions({
    queryKey: [...leadersKey, 'user', userId],
    queryFn: ({ signal }) =>
      call('GET /api/trophy/leaderboarduser/:userId', { params: { userId }, signal, isSilent }),
  });

/**
 * Tells the server that the own trophies of these events have been opened. The screen does not wait
 * for it.
 */
export const seenMutation = mutationOptions({
  mutationFn: (eventIds: readonly number[]) =>
    call('POST /api/trophy/seen', { body: { eventIds: [...eventIds] }, isSilent }),
});
