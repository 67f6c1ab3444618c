import type { Leaderboard } from '@callshot/contract';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../core/client.ts';

const KEPT_MS = 60_000;
export const PAGE_ROWS = 30;
/** Pages kept in the window while scrolling; older ones are read again on the way back. */
const WINDOW_PAGES = 8;

/** Where the scrollable board starts: an end of it, the reader's own row, or a row. */
export type BoardAnchor = 'top' | 'bottom' | 'me';

interface PageStart {
  readonly at: BoardAnchor | number;
  /** Of the board that the page beside it came from. */
  readonly generation?: number;
}

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
    queryFn: ({ pageParam, signal, client, queryKey }): Promise<Leaderboard> => {
      const shown = client.getQueryState<InfiniteData<Leaderboard, PageStart>>(queryKey);
      const isOneMore = shown?.fetchMeta?.fetchMore !== undefined;
      // What is read anew begins with the newest board; every other page comes from its neighbour's.
      const isNewest = !isOneMore && pageParam === shown?.data?.pageParams[0];
      return fetchPage(eventId, isNewest ? { at: pageParam.at } : pageParam, signal);
    },
    initialPageParam: { at: anchor } as PageStart,
    getNextPageParam: nextPageStart,
    getPreviousPageParam: previousPageStart,
    maxPages: WINDOW_PAGES,
    staleTime: KEPT_MS,
  });

function fetchPage(
  eventId: number,
  { at, generation }: PageStart,
  signal: AbortSignal,
): Promise<Leaderboard> {
  if (typeof at === 'number') {
    return call('GET /api/picks/get/leaderboard/:eventId/:startRow', {
      params: { eventId, startRow: at },
      query: { generation },
      signal,
    });
  }
  return call('GET /api/picks/get/leaderboard/additional/:eventId/:rowOrFlag', {
    params: { eventId, rowOrFlag: at },
    signal,
  });
}

/**
 * Pages that come from one board. Where results came in between two pages, the board on screen
 * stays until everything that is shown has been read anew.
 */
export function ofOneBoard(pages: readonly Leaderboard[]): {
  readonly pages: readonly Leaderboard[];
  readonly isOutdated: boolean;
} {
  const oldest = Math.min(...pages.map(({ generation }) => generation));
  const same = pages.filter(({ generation }) => generation === oldest);
  return { pages: same, isOutdated: same.length < pages.length };
}

/** Where the page after this one starts; undefined at the end of the board. */
export function nextPageStart({ records, ...page }: Leaderboard): PageStart | undefined {
  const last = records.at(-1)?.row;
  if (last === undefined || last >= page.totalRecords) return undefined;
  return { at: last + 1, generation: page.generation };
}

/** Where the page before this one starts; undefined at the top. */
export function previousPageStart({ records, generation }: Leaderboard): PageStart | undefined {
  const first = records[0]?.row;
  if (first === undefined || first <= 1) return undefined;
  return { at: Math.max(1, first - PAGE_ROWS), generation };
}

/** Rows of several pages in order, each once: pages at the top may overlap. */
export function joinPages(pages: readonly Leaderboard[]): Leaderboard['records'] {
  const rows = new Map(pages.flatMap((page) => page.records.map((record) => [record.row, record])));
  return [...rows.values()].sort((a, b) => a.row - b.row);
}
