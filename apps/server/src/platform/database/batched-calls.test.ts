import { expect, test } from 'vitest';
import { batchCalls } from './batched-calls.ts';

interface Run {
  readonly items: readonly string[];
  answer(): void;
  fail(error: Error): void;
}

/** Batches whose ends the test decides; an item is answered with itself in capitals. */
function held({ sizeAtMost = 10, atOnce = 1 } = {}) {
  const runs: Run[] = [];
  const call = batchCalls<string, string>({
    run: (items) =>
      new Promise((resolve, reject) => {
        const answer = () => resolve(items.map((item) => item.toUpperCase()));
        runs.push({ items, answer, fail: reject });
      }),
    laneOf: (item) => item.slice(0, 1),
    sizeAtMost,
    atOnce,
  });
  return { call, runs };
}

const gone = () => Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

test('who comes alone goes at once, who comes meanwhile goes together with the next', async () => {
  const { call, runs } = held({ sizeAtMost: 3 });
  const calls = ['a0', 'a1', 'a2', 'a3', 'a4'].map(call);
  expect(runs.map(({ items }) => items)).toEqual([['a0']]);
  runs[0]?.answer();
  await expect.poll(() => runs.length).toBe(2);
  expect(runs[1]?.items).toEqual(['a1', 'a2', 'a3']);
  runs[1]?.answer();
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.answer();
  expect(await Promise.all(calls)).toEqual(['A0', 'A1', 'A2', 'A3', 'A4']);
});

test('lanes wait for each other in nothing', () => {
  const { call, runs } = held({ atOnce: 2 });
  for (const item of ['a0', 'a1', 'a2', 'b0']) void call(item);
  expect(runs.map(({ items }) => items)).toEqual([['a0'], ['a1'], ['b0']]);
});

test('one that makes a batch fail fails alone', async () => {
  const { call, runs } = held();
  const first = call('a0');
  const settling = Promise.allSettled(['a1', 'a2', 'a3'].map(call));
  runs[0]?.answer();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.fail(new Error('one of you'));
  for (const at of [2, 3, 4]) {
    await expect.poll(() => runs.length).toBe(at + 1);
    if (at === 3) runs[at]?.fail(new Error('you'));
    else runs[at]?.answer();
  }
  const settled = await settling;
  expect(
    settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message)),
  ).toEqual(['A1', 'you', 'A3']);
});

test('a database that is gone is said to everybody at once, and asked again by who comes later', async () => {
  const { call, runs } = held({ sizeAtMost: 2 });
  const calls = ['a0', 'a1', 'a2', 'a3'].map(call);
  const settled = Promise.allSettled(calls);
  runs[0]?.fail(gone());
  expect((await settled).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(runs).toHaveLength(1);
  const later = call('a4');
  runs[1]?.answer();
  expect(await later).toBe('A4');
});

test('a database that goes while each is tried alone ends the batch', async () => {
  const { call, runs } = held();
  const first = call('a0');
  const settled = Promise.allSettled(['a1', 'a2', 'a3'].map(call));
  runs[0]?.answer();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.fail(new Error('one of you'));
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.answer();
  await expect.poll(() => runs.length).toBe(4);
  runs[3]?.fail(gone());
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(runs).toHaveLength(4);
});
