import { expect, test } from 'vitest';
import type { EventBoard } from '../scoreboards/boards.ts';
import { createKeptPages } from './kept-pages.ts';

const boardAt = (generation: number) => ({ generation }) as EventBoard;
const nobody: ReadonlySet<number> = new Set();

test('a page is made once for each board; of many pages the ones read last are kept', () => {
  const made: string[] = [];
  const pageOf = createKeptPages(({ generation }, _, startRow) => {
    made.push(`${generation}:${startRow}`);
    return { records: [], totalRecords: 0, generation };
  });
  const [before, after] = [boardAt(1), boardAt(2)];
  pageOf(before, nobody, 1);
  expect(pageOf(before, nobody, 1).generation).toBe(1);
  expect(pageOf(after, nobody, 1).generation).toBe(2);
  expect(made).toEqual(['1:1', '2:1']);
  for (let row = 2; row <= 500; row += 1) {
    pageOf(before, nobody, row);
    pageOf(before, nobody, 1);
  }
  expect(made.filter((page) => page === '1:1')).toHaveLength(1);
  pageOf(before, nobody, 2);
  expect(made.filter((page) => page === '1:2')).toHaveLength(2);
});

test('pages are made anew when somebody joins or leaves the staff', () => {
  const made: number[] = [];
  const pageOf = createKeptPages((_, staff) => {
    made.push(staff.size);
    return { records: [], totalRecords: 0, generation: 1 };
  });
  const board = boardAt(1);
  pageOf(board, nobody, 1);
  pageOf(board, nobody, 1);
  pageOf(board, new Set([7]), 1);
  expect(made).toEqual([0, 1]);
});
