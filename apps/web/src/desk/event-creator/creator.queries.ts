import type { BodyInput, Query } from '@callshot/contract';
import type { GameId } from '@callshot/rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callOnce } from '../../platform/core/call-once.ts';
import { ApiError, call } from '../../platform/core/client.ts';
import { formatsQuery } from '../formats/formats.queries.ts';
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

/**
 * The format of a tournament as its pages draw it, with the points of a preset, or with the usual ones; a screen
 * tells of failures itself.
 */
export const draftQuery = (gameId: GameId, pageId: number, presetId: number | null = null) =>
  queryOptions({
    queryKey: [...wikiKeys, 'draft', gameId, pageId, presetId],
    queryFn: async ({ signal }) => {
      const read = (query: Query<'GET /api/liquipedia/draftFormat'>) =>
        call('GET /api/liquipedia/draftFormat', {
          ...{ query, gameId, signal },
          ...{ isSilent: true, limitMs: WIKI_LIMIT_MS },
        });
      if (presetId === null) return read({ gameId, pageId });
      try {
        return await read({ gameId, pageId, presetId });
      } catch (error) {
        // A preset that was deleted meanwhile gives way to the usual one.
        if (error instanceof ApiError && error.code === 'preset_not_found') {
          return read({ gameId, pageId });
        }
        throw error;
      }
    },
    // Formats are saved and deleted meanwhile: it names one that is the same.
    staleTime: 0,
  });

type NewEvent = BodyInput<'POST /api/liquipedia/create' | 'POST /api/liquipedia/createDrafted'>;

/** With a saved format, or with one that is saved with the event. */
export const createEventMutation = mutationOptions({
  mutationFn: async (body: NewEvent) => {
    const options = { gameId: body.gameId, isToldInPlace: true, limitMs: WIKI_LIMIT_MS } as const;
    if ('json' in body) {
      return callOnce('POST /api/liquipedia/createDrafted', { body, ...options });
    }
    const made = await callOnce('POST /api/liquipedia/create', { body, ...options });
    return { ...made, format: null };
  },
  // The tournament has an event now, and there may be a new format.
  onSuccess: (_made, _body, _before, { client }) => {
    void client.invalidateQueries({ queryKey: wikiKeys });
    void client.invalidateQueries({ queryKey: formatsQuery.queryKey });
  },
});

export const createByHandMutation = mutationOptions({
  mutationFn: (body: BodyInput<'POST /api/event/create'>) =>
    callOnce('POST /api/event/create', { body, gameId: body.gameId, isToldInPlace: true }),
});
