import { expect, test } from 'vitest';
import { type Places, rowSwaps } from './row-swaps.ts';

const places = (...userIds: number[]): Places =>
  new Map(userIds.map((userId, at) => [userId, { x: 0, y: at * 43 }]));

test('two that swap travel, who stays stays', () => {
  expect(rowSwaps(places(1, 2, 3), places(2, 1, 3))).toEqual([
    { userId: 2, from: { x: 0, y: 43 } },
    { userId: 1, from: { x: 0, y: -43 } },
  ]);
});

test('who comes into the list comes from nowhere', () => {
  expect(rowSwaps(places(1, 2), places(1, 3))).toEqual([{ userId: 3, from: null }]);
});

test('the same order moves nothing', () => {
  expect(rowSwaps(places(1, 2), places(1, 2))).toEqual([]);
});
