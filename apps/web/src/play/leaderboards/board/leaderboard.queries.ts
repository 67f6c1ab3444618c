import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/core/client.ts';

const KEPT_MS = 60_000;
export const PAGE_ROWS = 30;
/** The start of the shown part of a board: an end of it, or the reader's own row. */
export type BoardAnchor = 'top' | 'bottom' | 'me';

export const boardKeys = {
  of: (eventId: number) => ['board', eventId] as const,
};

export const boardPreviewQuery = (eventId: number) =>
  queryOptions({
    queryKey: [...boardKeys.of(eventId), 'preview'],
    queryFn: ({ signal }) =>
      call('GET /api/picks/get/leaderboard/:eventId', {
        params: { eventId: String(eventId) },
        signal,
      }),
    staleTime: KEPT_MS,
  });

export const boardSearchQuery = (eventId: number, text: string) =>
  queryOptions({
    queryKey: [...boardKeys.of(eventId), 'search', text],
    queryFn: ({ signal }) =>
      call('GET /api/picks/search/leaderboard/:eventId/:text', {
        params: { eventId: String(eventId), text },
        signal,
      }),
    staleTime: KEPT_MS,
  });

/** The page of a board that begins with this row. */
export const boardPageQuery = (
  eventId: number,
  { generation, startRow }: { readonly generation: number; readonly startRow: number },
) =>
  queryOptions({
    queryKey: [...boardKeys.of(eventId), 'page', generation, startRow],
    queryFn: ({ signal }) =>
      call('GET /api/picks/get/leaderboard/:eventId/:startRow', {
        params: { eventId, startRow },
        query: { generation },
        signal,
      }),
    // One state of a board never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The page around the reader's own row. */
export const ownPlaceQuery = (eventId: number, generation: number) =>
  queryOptions({
    queryKey: [...boardKeys.of(eventId), 'own', generation],
    queryFn: ({ signal }) =>
      call('GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag', {
        params: { eventId, rowOrFlag: 'me' },
        query: { generation },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
