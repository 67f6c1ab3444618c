import { expect, test } from 'vitest';
import type { BoardTier } from '../leaderboards/awards/tier-distance.ts';
import { reachOf } from './reach-of.ts';

const tiers: readonly BoardTier[] = [
  { trophyTypeId: 6, entrants: 1, fromPoints: 20 },
  { trophyTypeId: 5, entrants: 9, fromPoints: 16 },
  { trophyTypeId: 4, entrants: 20, fromPoints: 12 },
];

test.each([
  { row: 2, totalScore: 18, maximum: 22, reach: { trophyTypeId: 6, fromPoints: 20 } },
  { row: 2, totalScore: 18, maximum: 20, reach: { trophyTypeId: 6, fromPoints: 20 } },
  { row: 2, totalScore: 18, maximum: 19, reach: null },
  { row: 12, totalScore: 13, maximum: 30, reach: { trophyTypeId: 5, fromPoints: 16 } },
  { row: 1, totalScore: 20, maximum: 30, reach: null },
  { row: 31, totalScore: 3, maximum: 30, reach: null },
  {
    row: 12,
    totalScore: 13,
    maximum: 13,
    stagesToCome: 2,
    reach: { trophyTypeId: 5, fromPoints: 16 },
  },
])('row $row with $totalScore of at most $maximum points', ({ reach, ...standing }) => {
  const found = reachOf({ tiers, isMaximumExact: true, stagesToCome: 0, ...standing });
  expect(found && { trophyTypeId: found.trophyTypeId, fromPoints: found.fromPoints }).toEqual(
    reach,
  );
});
