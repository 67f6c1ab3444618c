import { expect, test } from 'vitest';
import { createProcessLimit } from './process-limit.ts';

test('so many at once, then one every so often, each for themselves', () => {
  let now = 0;
  const limit = createProcessLimit({ atOnce: 3, perMinute: 60 }, () => now);
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([null, null, null]);
  expect(limit.take('a')).toBe(1000);
  expect(limit.take('b')).toBeNull();
  now = 400;
  expect(limit.take('a')).toBe(600);
  now = 1000;
  expect([1, 2].map(() => limit.take('a'))).toEqual([null, 1000]);
  now = 60_000;
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([null, null, null, 1000]);
});

test('in the long run no more than the limit, however it is tried', () => {
  let now = 0;
  const limit = createProcessLimit({ atOnce: 10, perMinute: 30 }, () => now);
  let admitted = 0;
  for (; now < 600_000; now += 137) if (limit.take('a') === null) admitted += 1;
  expect(admitted).toBe(10 + Math.floor(599_999 / 2000));
});
