import { expect, test } from 'vitest';
import { createRests } from './rests.ts';

const at = (ms: number) => new Date(ms);

test('one asks whether a destination is back, and the others wait for its answer', () => {
  const rests = createRests({ firstMs: 1000, longestMs: 3000 });
  rests.asked('one', at(0), 500);
  expect(rests.left('one', at(0))).toBe(0);
  rests.failed('one', at(0));
  rests.asked('one', at(1000), 500);
  expect([rests.left('one', at(1000)), rests.left('one', at(1500))]).toEqual([500, 0]);
  rests.failed('one', at(1000));
  expect(rests.left('one', at(1000))).toBe(2000);
  rests.asked('one', at(3000), 500);
  rests.worked('one');
  expect(rests.left('one', at(3000))).toBe(0);
});

test('a destination rests longer with each failure in a row, alone, and wakes when it works', () => {
  const rests = createRests({ firstMs: 1000, longestMs: 3000 });
  expect(rests.left('one', at(0))).toBe(0);
  rests.failed('one', at(0));
  // Those that were under way fail as well.
  rests.failed('one', at(10));
  expect([rests.left('one', at(0)), rests.left('one', at(999))]).toEqual([1000, 1]);
  expect([rests.left('one', at(1000)), rests.left('other', at(0))]).toEqual([0, 0]);
  rests.failed('one', at(1000));
  expect(rests.left('one', at(1000))).toBe(2000);
  rests.failed('one', at(3000));
  rests.failed('one', at(6000));
  expect(rests.left('one', at(6000))).toBe(3000);
  rests.worked('one');
  rests.failed('one', at(10_000));
  expect(rests.left('one', at(10_000))).toBe(1000);
});
