import type { Event } from '@callshot/contract';
import type { WikiTables } from '@callshot/fake-wiki';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { wrongRows } from './check-board.ts';

const EMPTY = new Proxy({}, { get: () => [] }) as unknown as WikiTables;

/** A product whose board of two pages has these users. */
const visitorOf = (userIds: readonly number[]): Caller => ({
  get: async <T>(path: string) => {
    const start = Number(path.split('/').at(-1));
    const records = userIds
      .slice(start - 1, start)
      .map((userId) => ({ userId, rank: 1, totalScore: 7 }));
    const board = { records, totalRecords: userIds.length };
    return (path.includes('official') ? { matchPicks: [], groupStagePicks: [] } : board) as T;
  },
  post: () => Promise.reject(new Error('nothing is changed')),
});

const check = (onBoard: readonly number[], userIds: readonly number[]) =>
  wrongRows({
    visitor: visitorOf(onBoard),
    event: { id: 5, eventStages: [], teams: [] } as unknown as Event,
    picked: [],
    userIds,
    tables: EMPTY,
  });

test('a player who stands where nobody saved is told, on whatever page [rule: calendar-20]', async () => {
  expect(await check([], [11, 12])).toEqual([]);
  expect(await check([11, 12], [11, 12])).toEqual([
    'Player 1 is rank 1 with 7 points, and should be not on the board.',
    'Player 2 is rank 1 with 7 points, and should be not on the board.',
  ]);
});
