import type { Leaderboard } from '@callshot/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

const KEPT_MS = 60_000;
export const PAGE_ROWS = 30;
/** Pages kept in the window while scrolling; older ones are read again on the way back. */
const WINDOW_PAGES = 8;

/** Where the scrollable board starts: an end of it, the reader's own row, or a row. */
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

/** The board around an anchor, growing both ways by pages of 30. */
export const boardPagesQuery = (eventId: number, anchor: BoardAnchor) =>
  infiniteQueryOptions({
    queryKey: [...boardKeys.of(eventId), 'pages', anchor],
    queryFn: ({ pageParam, signal }): Promise<Leaderboard> =>
      call('GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag', {
        params: { eventId: String(eventId), rowOrFlag: String(pageParam) },
        signal,
      }),
    initialPageParam: anchor as BoardAnchor | number,
    getNextPageParam: nextPageStart,
    getPreviousPageParam: previousPageStart,
    maxPages: WINDOW_PAGES,
    staleTime: KEPT_MS,
  });

/** First row of the page after this one; undefined at the end of the board. */
export function nextPageStart(page: Leaderboard): number | undefined {
  const last = page.records.at(-1)?.row;
  return last !== undefined && last < page.totalRecords ? last + 1 : undefined;
}

/** First row of the page before this one; undefined at the top. */
export function previousPageStart(page: Leaderboard): number | undefined {
  const first = page.records[0]?.row;
  return first !== undefined && first > 1 ? Math.max(1, first - PAGE_ROWS) : undefined;
}

/** Rows of several pages in order, each once: pages at the top may overlap. */
export function joinPages(pages: readonly Leaderboard[]): Leaderboard['records'] {
  const rows = new Map(pages.flatMap((page) => page.records.map((record) => [record.row, record])));
  return [...rows.values()].sort((a, b) => a.row - b.row);
}
