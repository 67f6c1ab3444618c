import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';
import { CROWD } from '../../platform/core/crowd.ts';

const KEPT_MS = 60_000;

/** Keys of everything read about an event's picks; `of` drops them all, results and scores too. */
export const picksKeys = {
  of: (eventId: number) => ['picks', eventId] as const,
  user: (eventId: number, userId: number | null) => ['picks', eventId, 'user', userId] as const,
  official: (eventId: number) => ['picks', eventId, 'official'] as const,
  score: (eventId: number, userId: number | null) => ['picks', eventId, 'score', userId] as const,
};

const crowdSlip = (eventId: number, signal: AbortSignal) =>
  call('GET /api/picks/crowd/:eventId', {
    params: { eventId: String(eventId) },
    signal,
    isSilent: true,
  });

/** A user's picks of an event, or the crowd's. The owner is always named in the key, so that one never sees another's. */
export const userPicksQuery = (eventId: number, userId: number) =>
  queryOptions({
    queryKey: picksKeys.user(eventId, userId),
    queryFn: ({ signal }) =>
      userId === CROWD
        ? crowdSlip(eventId, signal).then(({ picks }) => picks)
        : call('GET /api/picks/get/user/:eventId', {
            params: { eventId: String(eventId) },
            query: { userId: String(userId) },
            signal,
            isSilent: true,
          }),
    staleTime: KEPT_MS,
  });

export const officialPicksQuery = (eventId: number) =>
  queryOptions({
    queryKey: picksKeys.official(eventId),
    queryFn: ({ signal }) =>
      call('GET /api/picks/get/official/:eventId', {
        params: { eventId: String(eventId) },
        signal,
        isSilent: true,
      }),
    staleTime: KEPT_MS,
  });

export const userScoreQuery = (eventId: number, userId: number) =>
  queryOptions({
    queryKey: picksKeys.score(eventId, userId),
    queryFn: ({ signal }) =>
      userId === CROWD
        ? crowdSlip(eventId, signal).then(({ score }) => score)
        : call('GET /api/picks/get/score/:eventId', {
            params: { eventId: String(eventId) },
            query: { userId: String(userId) },
            signal,
            isSilent: true,
          }),
    staleTime: KEPT_MS,
  });
