import { expect, test } from 'vitest';
import { tierDistance, tierStarts } from './tier-distance.ts';

const tier = (trophyTypeId: number, entrants: number, fromPoints: number | null) => ({
  trophyTypeId,
  entrants,
  fromPoints,
});

/** Nobody has silver: too many share the last points above it. */
const tiers = [
  tier(6, 1, 73),
  tier(5, 9, 62),
  tier(4, 23, 58),
  tier(3, 0, null),
  tier(2, 61, 47),
  tier(1, 10, 3),
];

test.each([
  { why: 'on a line', row: 33, totalScore: 58, own: 4, above: 0, next: 5, short: 4 },
  { why: 'above a line', row: 17, totalScore: 59, own: 4, above: 1, next: 5, short: 3 },
  { why: 'below an empty tier', row: 40, totalScore: 50, own: 2, above: 3, next: 4, short: 8 },
  { why: 'last of all', row: 104, totalScore: 3, own: 1, above: 0, next: 2, short: 44 },
])('$why', ({ row, totalScore, own, above, next, short }) => {
  const distance = tierDistance(tiers, { row, totalScore });
  expect(distance).toMatchObject({
    own: { trophyTypeId: own },
    above,
    next: { trophyTypeId: next, short },
  });
});

test('the best have nothing above them, and before results there are no tiers', () => {
  expect(tierDistance(tiers, { row: 1, totalScore: 73 })).toMatchObject({ above: 0, next: null });
  expect(tierDistance([], { row: 1, totalScore: 0 })).toBeNull();
});

test('tiers begin below those before them; empty ones nowhere', () => {
  expect(tierStarts(tiers).map(({ row, tier: { trophyTypeId } }) => [row, trophyTypeId])).toEqual([
    [1, 6],
    [2, 5],
    [11, 4],
    [34, 2],
    [95, 1],
  ]);
});
