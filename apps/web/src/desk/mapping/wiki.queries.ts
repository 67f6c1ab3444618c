import type { GameId } from '@callshot/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/core/client.ts';

/** The server may wait its turn at the wiki. */
export const WIKI_LIMIT_MS = 60_000;
export const wikiKeys = ['liquipedia'] as const;

/** A tournament of the wiki as it can be mapped; callers tell of failures themselves. */
export const detailsQuery = (gameId: GameId, pageId: number) =>
  queryOptions({
    queryKey: [...wikiKeys, 'details', gameId, pageId],
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

/** The number of requests that the wiki still allows; a page works without it. */
export const statusQuery = (gameId: GameId) =>
  queryOptions({
    queryKey: [...wikiKeys, 'status', gameId],
    queryFn: ({ signal }) =>
      call('GET /api/liquipedia/status', {
        query: { gameId },
        gameId,
        signal,
        isSilent: true,
      }),
    staleTime: 30_000,
  });
