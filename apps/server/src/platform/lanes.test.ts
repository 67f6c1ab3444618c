import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database/database-unavailable.ts';
import { createLanes } from './lanes.ts';

/** Work that ends when it is told to. */
function work() {
  let end = (_error?: Error): void => {};
  const done = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return { run: () => done, end };
}

test('of one key one runs at a time, in order; other keys do not wait', async () => {
  const inLane = createLanes();
  const seen: string[] = [];
  const works = ['a', 'a b', 'b', 'c'].map((keys) => ({ keys, ...work() }));
  const all = works.map(({ keys, run }) =>
    inLane(keys.split(' '), async () => {
      seen.push(keys);
      await run();
    }),
  );
  await nextTurn();
  expect(seen).toEqual(['a', 'c']);
  works[0]?.end();
  await nextTurn();
  expect(seen).toEqual(['a', 'c', 'a b']);
  works[1]?.end();
  await nextTurn();
  expect(seen).toEqual(['a', 'c', 'a b', 'b']);
  for (const { end } of works) end();
  await Promise.all(all);
});

test('so many of one key as there is room for', async () => {
  const inLane = createLanes({ atOnce: 2 });
  const seen: number[] = [];
  const works = [0, 1, 2, 3].map(work);
  const all = works.map(({ run }, at) =>
    inLane(['a'], async () => {
      seen.push(at);
      await run();
    }),
  );
  await nextTurn();
  expect(seen).toEqual([0, 1]);
  works[1]?.end();
  await nextTurn();
  expect(seen).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(all);
});

test('what fails fails alone', async () => {
  const inLane = createLanes();
  const first = work();
  const failing = inLane(['a'], first.run);
  const next = inLane(['a'], async () => 'done');
  first.end(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('what waits too long is told to come later, and lets nobody overtake', async () => {
  const inLane = createLanes({ waitMs: 20 });
  const first = work();
  const slow = inLane(['a'], first.run);
  const late = await inLane(['a'], async () => 'done').catch((error) => error);
  expect(isDatabaseUnavailable(late)).toBe(true);
  let isRun = false;
  const patient = inLane(['a'], async () => {
    isRun = true;
  });
  await nextTurn();
  expect(isRun).toBe(false);
  first.end();
  await Promise.all([slow, patient]);
  expect(isRun).toBe(true);
});

test('a key that means something else, and one twice', async () => {
  const inLane = createLanes();
  expect(await inLane(['a', 'a'], async () => 1)).toBe(1);
  expect(await inLane([], async () => 2)).toBe(2);
});
