import type { BodyInput } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { call } from '../../platform/core/client.ts';
import { statusQuery, WIKI_LIMIT_MS, wikiKeys } from '../mapping/wiki.queries.ts';
import type { SearchWindow } from './search-window.ts';

/** Its callers report failures. */
export const upcomingQuery = (gameId: GameId, { from, to }: SearchWindow) =>
  queryOptions({
    queryKey: [...wikiKeys, 'upcoming', gameId, from, to],
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

/** The format of a tournament as its pages draw it; a screen tells of failures itself. */
export const draftQuery = (gameId: GameId, pageId: number) =>
  queryOptions({
    queryKey: [...wikiKeys, 'draft', gameId, pageId],
    queryFn: ({ signal }) =>
      call('GET /api/liquipedia/draftFormat', {
        query: { gameId, pageId },
        gameId,
        signal,
        isSilent: true,
        limitMs: WIKI_LIMIT_MS,
      }),
    // Formats are saved and deleted meanwhile: it names one that is the same.
    staleTime: 0,
    gcTime: 0,
  });

export const createEventMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/liquipedia/create'>) =>
    callOnce('POST /api/liquipedia/create', {
      body,
      gameId: body.gameId,
      isToldInPlace: true,
      limitMs: WIKI_LIMIT_MS,
    }),
  // The tournament has an event now.
  onSuccess: (_made, _body, _before, { client }) =>
    void client.invalidateQueries({ queryKey: wikiKeys }),
});

export const createByHandMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/create'>) =>
    callOnce('POST /api/event/create', { body, gameId: body.gameId, isToldInPlace: true }),
});
