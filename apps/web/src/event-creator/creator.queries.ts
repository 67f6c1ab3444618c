import type { BodyInput } from '@callshot/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';
import type { GameId } from '../core/game-choice.ts';
import type { SearchWindow } from './search-window.ts';

/** The server may wait its turn at the wiki. */
const WIKI_LIMIT_MS = 60_000;
const wiki = ['liquipedia'] as const;

/** Whoever asks says what became of it. */
export const upcomingQuery = (gameId: GameId, { from, to }: SearchWindow) =>
  queryOptions({
    queryKey: [...wiki, 'upcoming', gameId, from, to],
    queryFn: async ({ signal, client }) => {
      const query = { gameId, from, to };
      const options = { query, gameId, signal, isSilent: true, limitMs: WIKI_LIMIT_MS };
      try {
        return await call('GET /api/liquipedia/upcoming', options);
      } finally {
        void client.invalidateQueries(statusQuery(gameId));
      }
    },
  });

export const detailsQuery = (gameId: GameId, pageId: number) =>
  queryOptions({
    queryKey: [...wiki, 'details', gameId, pageId],
    queryFn: async ({ signal, client }) => {
      const query = { gameId, pageId };
      const options = { query, gameId, signal, isSilent: true, limitMs: WIKI_LIMIT_MS };
      try {
        return await call('GET /api/liquipedia/getDetails', options);
      } finally {
        void client.invalidateQueries(statusQuery(gameId));
      }
    },
  });

/** How often the wiki may still be asked; a page does without it. */
export const statusQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...wiki, 'status', gameId],
    queryFn: ({ signal }) =>
      call('GET /api/liquipedia/status', {
        query: { gameId },
        gameId,
        signal,
        isSilent: true,
      }),
    staleTime: 30_000,
  });

export const createEventMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/liquipedia/create'>) =>
    call('POST /api/liquipedia/create', {
      body,
      gameId: body.gameId,
      isToldInPlace: true,
      limitMs: WIKI_LIMIT_MS,
    }),
  // The tournament has an event now.
  onSuccess: (_made, _body, _before, { client }) =>
    void client.invalidateQueries({ queryKey: wiki }),
});

export const createByHandMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/create'>) =>
    call('POST /api/event/create', { body, gameId: body.gameId, isToldInPlace: true }),
});
