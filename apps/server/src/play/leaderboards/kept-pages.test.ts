import { expect, test } from 'vitest';
import type { UserCard } from '../../account/accounts/users/user-cards.ts';
import type { EventBoard } from '../scoreboards/boards.ts';
import { createKeptPages } from './kept-pages.ts';

const boardAt = (generation: number) => ({ generation }) as EventBoard;

const unranked = {
  totalScore: 0,
  rank: null,
  isTied: false,
  percentile: 100,
  move: null,
  lastPoints: null,
  champion: null,
};

/** Pages of one row each, whose user has the row's number, and what was made of them. */
function keptPages() {
  const made: string[] = [];
  const known = new Map<number, UserCard>();
  let state = 0;
  let asked = 0;
  const pageOf = createKeptPages({
    cards: {
      of: async (userIds) => {
        asked += 1;
        return userIds.map((id) => {
          const card = known.get(id) ?? {
            username: 'Before',
            nameplateId: 0,
            isStaff: false,
            pinned: null,
          };
          known.set(id, card);
          return card;
        });
      },
      state: () => state,
    },
    linesOf: async (_, row) => [{ ...unranked, entrant: row, userId: row, row }],
    make: ({ generation }, [row], [card]) => {
      made.push(`${generation}:${row?.row} ${card?.username}`);
      return { records: [], totalRecords: 0, generation, tiers: [], lastResult: null };
    },
  });
  return {
    made,
    pageOf,
    asked: () => asked,
    rename: (userId: number, username: string) => {
      state += 1;
      known.set(userId, { username, nameplateId: 0, isStaff: false, pinned: null });
    },
  };
}

test('a page is made once for each board; of many pages the ones read last are kept', async () => {
  const { made, pageOf, asked } = keptPages();
  const [before, after] = [boardAt(1), boardAt(2)];
  await pageOf(before, 1);
  expect((await pageOf(before, 1)).generation).toBe(1);
  expect((await pageOf(after, 1)).generation).toBe(2);
  expect(made).toEqual(['1:1 Before', '2:1 Before']);
  expect(asked()).toBe(2);
  for (let row = 2; row <= 500; row += 1) {
    await pageOf(before, row);
    await pageOf(before, 1);
  }
  expect(made.filter((page) => page.startsWith('1:1 '))).toHaveLength(1);
  await pageOf(before, 2);
  expect(made.filter((page) => page.startsWith('1:2 '))).toHaveLength(2);
});

test('of all pages only those are made anew that name somebody who changed', async () => {
  const { made, pageOf, rename } = keptPages();
  const board = boardAt(1);
  const [one, two] = [await pageOf(board, 1), await pageOf(board, 2)];
  rename(2, 'After');
  expect(await pageOf(board, 1)).toBe(one);
  expect(await pageOf(board, 2)).not.toBe(two);
  expect(made).toEqual(['1:1 Before', '1:2 Before', '1:2 After']);
});
