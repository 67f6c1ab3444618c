import { expect, test } from 'vitest';
import { createNewerBoards } from './newer-boards.ts';

const ready = { eventId: 7, generation: 100 };
const newer = { eventId: 7, generation: 101 };
const timeoutMs = 60_000;

test('only what may be on its way is waited for, and only by a few', async () => {
  const shows: ((board: typeof ready) => void)[] = [];
  const boards = createNewerBoards<typeof ready>(
    () => new Promise((show) => shows.push(show)),
    timeoutMs,
  );
  const worth = [99, 100, 101, 110, 111, 2 ** 40].filter((at) => boards.mayWait(ready, at));
  expect(worth).toEqual([101, 110]);
  const waiting = Array.from({ length: 8 }, () => boards.waitFor(ready, newer.generation));
  expect(boards.mayWait(ready, newer.generation)).toBe(false);
  for (const show of shows) show(newer);
  expect(await Promise.all(waiting)).toEqual(Array(8).fill(newer));
  expect(boards.mayWait(ready, newer.generation)).toBe(true);
});

test('who waits looks again until the board is there, and leaves the place when looking fails', async () => {
  const found = [ready, ready, newer];
  const boards = createNewerBoards<typeof ready>(async () => {
    const board = found.shift();
    if (!board) throw new Error('no database');
    return board;
  }, timeoutMs);
  expect(await boards.waitFor(ready, newer.generation)).toBe(newer);
  for (let at = 0; at < 8; at += 1) {
    await expect(boards.waitFor(ready, newer.generation)).rejects.toThrow('no database');
  }
  expect(boards.mayWait(ready, newer.generation)).toBe(true);
});
