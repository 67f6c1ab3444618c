import type { Leaderboard, LeaderboardEntry } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { joinPages, nextPageStart, previousPageStart } from './leaderboard.queries.ts';

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
});

const page = (from: number, to: number, totalRecords = 100): Leaderboard => ({
  records: Array.from({ length: to - from + 1 }, (_, index) => entry(from + index)),
  totalRecords,
  generation: 1,
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
    expect(nextPageStart(page)).toBe(next);
    expect(previousPageStart(page)).toBe(previous);
  });

  test('overlapping pages show each row once, in order', () => {
    const rows = joinPages([page(1, 30), page(15, 44)]).map((record) => record.row);
    expect(rows).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
  });
});
