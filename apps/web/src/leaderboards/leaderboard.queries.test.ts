import type { Leaderboard, LeaderboardEntry } from '@callshot/contract';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import {
  boardPagesQuery,
  joinPages,
  nextPageStart,
  ofOneBoard,
  previousPageStart,
} from './leaderboard.queries.ts';

const entry = (row: number): LeaderboardEntry => ({
  rank: row,
  row,
  userId: row,
  username: `player${row}`,
  totalScore: 100 - row,
  pinnedEventName: null,
  pinnedTrophyImagePath: null,
  nameplateId: 0,
  trophyUrl: null,
  move: null,
  lastPoints: null,
  champion: null,
});

const page = (from: number, to: number, totalRecords = 100): Leaderboard => ({
  records: Array.from({ length: to - from + 1 }, (_, index) => entry(from + index)),
  totalRecords,
  generation: 1,
  tiers: [],
  lastResult: null,
});

describe('pages of the board', () => {
  test.each([
    {
      why: 'a full page goes on after its last row',
      page: page(1, 30),
      next: 31,
      previous: undefined,
    },
    { why: 'a page in the middle grows both ways', page: page(41, 70), next: 71, previous: 11 },
    {
      why: 'near the top the page before starts at row 1',
      page: page(15, 44),
      next: 45,
      previous: 1,
    },
    {
      why: 'the last page has nothing after it',
      page: page(71, 100),
      next: undefined,
      previous: 41,
    },
    {
      why: 'an empty board has neither',
      page: page(1, 0, 0),
      next: undefined,
      previous: undefined,
    },
  ])('$why', ({ page, next, previous }) => {
    expect(nextPageStart(page)?.at).toBe(next);
    expect(previousPageStart(page)?.at).toBe(previous);
  });

  test('overlapping pages show each row once, in order', () => {
    const rows = joinPages([page(1, 30), page(15, 44)]).map((record) => record.row);
    expect(rows).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
  });
});

describe('a board that changes between two pages', () => {
  let newest = 1;
  const asked: string[] = [];
  /** A server that still has every board it ever showed. */
  const answer = (address: string): Leaderboard => {
    const url = new URL(address, 'http://localhost');
    const generation = Number(url.searchParams.get('generation') ?? newest);
    const from = Number(/\d+$/.exec(url.pathname)?.[0] ?? 1);
    asked.push(`${from}@${url.searchParams.get('generation') ?? 'newest'}`);
    return { ...page(from, from + 29), generation };
  };

  test('goes on with the board on screen, and is read anew from the newest', async () => {
    vi.stubGlobal('fetch', async (address: string) => Response.json(answer(address)));
    const queries = new QueryClient();
    const board = new InfiniteQueryObserver(queries, boardPagesQuery(1, 'top'));
    const stop = board.subscribe(() => {});
    const generations = () => board.getCurrentResult().data?.pages.map((one) => one.generation);
    await expect.poll(generations).toEqual([1]);
    newest = 2;
    await board.fetchNextPage();
    expect(generations()).toEqual([1, 1]);
    await board.refetch();
    expect(generations()).toEqual([2, 2]);
    expect(asked).toEqual(['1@newest', '31@1', '1@newest', '31@2']);
    stop();
    queries.clear();
    vi.unstubAllGlobals();
  });

  test('shows the older board whole until everything is read anew', () => {
    const [first, second] = [page(1, 30), page(31, 60)];
    const swapped = { ...second, generation: 2 };
    expect(ofOneBoard([first, second])).toEqual({ pages: [first, second], isOutdated: false });
    expect(ofOneBoard([first, swapped])).toEqual({ pages: [first], isOutdated: true });
    expect(ofOneBoard([])).toEqual({ pages: [], isOutdated: false });
  });
});
