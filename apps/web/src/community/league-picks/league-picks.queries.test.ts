import type { LeaguePicks } from '@callshot/contract';
import { expect, test } from 'vitest';
import { wholeOf } from './league-picks.queries.ts';

const SIZE = 200;
const column = { eventSubstageId: 1 };

/** A league of so many, in the state that `stateOf` says by how often it was asked. */
function pagesOf(rowCount: number, stateOf: (calls: number) => string = () => 'one') {
  const asked: number[] = [];
  const page = async (from: number): Promise<LeaguePicks> => {
    asked.push(from);
    const state = stateOf(asked.length);
    const rows = Array.from({ length: Math.min(SIZE, Math.max(0, rowCount - from)) }, (_, at) => ({
      userId: from + at,
      username: state,
    }));
    return {
      ...{ state, rowCount, rows },
      columns: from === 0 ? [column] : [],
    } as unknown as LeaguePicks;
  };
  return { asked, page };
}

test.each([0, 1, 200, 201, 5000])('of %i members every page is read once', async (rowCount) => {
  const { asked, page } = pagesOf(rowCount);
  const whole = await wholeOf(page);
  expect(whole.rows.map(({ userId }) => userId)).toEqual(
    Array.from({ length: rowCount }, (_, at) => at),
  );
  expect(whole.columns).toHaveLength(1);
  expect(asked).toHaveLength(Math.max(1, Math.ceil(rowCount / SIZE)));
});

test('it is begun anew where a result comes in between, and no two states are mixed', async () => {
  const { asked, page } = pagesOf(500, (calls) => (calls <= 2 ? 'before' : 'after'));
  const whole = await wholeOf(page);
  expect(new Set(whole.rows.map(({ username }) => username))).toEqual(new Set(['after']));
  expect(whole.rows).toHaveLength(500);
  expect(asked).toEqual([0, 200, 400, 0, 200, 400]);
});

test('where the state never stays the reading ends, with rows of one state', async () => {
  const { asked, page } = pagesOf(500, String);
  const whole = await wholeOf(page);
  expect(whole.rows).toHaveLength(200);
  expect(asked.length).toBeLessThan(10);
});

test('a page without rows ends it', async () => {
  const { page } = pagesOf(200);
  const whole = await wholeOf(async (from) => ({ ...(await page(from)), rowCount: 300 }));
  expect(whole.rows).toHaveLength(200);
});
