import type { GameId } from '@callshot/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

/**
 * The screens themselves say what failed to load. Answers are cached for a minute [rule:
 * product-32]; live updates refresh them earlier.
 */
const KEPT_MS = 60_000;

/** Keys of everything read about events; one event's are dropped together by `eventKeys.one`. */
export const eventKeys = {
  all: ['event'] as const,
  one: (eventId: number) => ['event', 'one', eventId] as const,
  matches: (eventId: number) => [...eventKeys.one(eventId), 'matches'] as const,
  lists: (gameId: number) => ['event', 'lists', gameId] as const,
};

export const eventQuery = (eventId: number) =>
  queryOptions({
    queryKey: eventKeys.one(eventId),
    queryFn: ({ signal }) =>
      call('GET /api/event/get', { query: { eventId: String(eventId) }, signal, isSilent: true }),
    staleTime: KEPT_MS,
  });

export const currentEventsQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...eventKeys.lists(gameId), 'current'],
    queryFn: ({ signal }) =>
      call('GET /api/event/currentEvents', {
        query: { gameId: `${gameId}` },
        signal,
        isSilent: true,
      }),
    staleTime: KEPT_MS,
  });

/** The user is in the key, so that another user never sees the list. */
export const enteredEventsQuery = (gameId: GameId, userId: number) =>
  queryOptions({
    queryKey: [...eventKeys.lists(gameId), 'entered', userId],
    queryFn: ({ signal }) => call('GET /api/event/entered', { signal, isSilent: true }),
    staleTime: KEPT_MS,
  });

export const nextEventQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...eventKeys.lists(gameId), 'next'],
    queryFn: ({ signal }) => call('GET /api/event/next', { signal, isSilent: true }),
    staleTime: KEPT_MS,
  });

export const pastEventIdsQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...eventKeys.lists(gameId), 'past'],
    queryFn: ({ signal }) => call('GET /api/event/allPastEventIds', { signal, isSilent: true }),
    staleTime: KEPT_MS,
  });

export const userCardQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'card', userId],
    queryFn: ({ signal }) =>
      call('GET /api/user/usercardinfo/:id', {
        params: { id: String(userId) },
        signal,
        isSilent: true,
      }),
    staleTime: KEPT_MS,
  });
