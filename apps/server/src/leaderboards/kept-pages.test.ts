import { expect, test } from 'vitest';
import type { EventBoard } from '../scoreboards/boards.ts';
import { createKeptPages } from './kept-pages.ts';

const boardAt = (generation: number) => ({ generation }) as EventBoard;

test('a page is made once for each board; of many pages the ones read last are kept', () => {
  const made: string[] = [];
  const pageOf = createKeptPages(({ generation }, startRow) => {
    made.push(`${generation}:${startRow}`);
    return { records: [], totalRecords: 0, generation };
  });
  const [before, after] = [boardAt(1), boardAt(2)];
  pageOf(before, 1);
  expect(pageOf(before, 1).generation).toBe(1);
  expect(pageOf(after, 1).generation).toBe(2);
  expect(made).toEqual(['1:1', '2:1']);
  for (let row = 2; row <= 500; row += 1) {
    pageOf(before, row);
    pageOf(before, 1);
  }
  expect(made.filter((page) => page === '1:1')).toHaveLength(1);
  pageOf(before, 2);
  expect(made.filter((page) => page === '1:2')).toHaveLength(2);
});
