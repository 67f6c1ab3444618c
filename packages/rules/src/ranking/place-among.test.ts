import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAmong, type Ranked } from './place-among.ts';

const rankingOf = (...totals: number[]): Ranked[] =>
  totals.map((totalScore, at) => ({
    userId: at + 1,
    rank: 1 + totals.filter((other) => other > totalScore).length,
    totalScore,
  }));
const analysts = rankingOf(70, 66, 62, 58, 55, 51, 49);
const viewer = (totalScore: number) => ({ userId: 99, totalScore });

test('points stand between those who have more and those who have fewer', () => {
  expect(placeAmong(viewer(59), analysts)).toEqual({
    beaten: 4,
    level: 0,
    of: 7,
    rank: 4,
    above: { userId: 3, points: 3 },
    below: { userId: 4, points: 1 },
    points: [70, 66, 62, 58, 55, 51, 49],
  });
});

test.each([
  { why: 'more than all', points: 71, beaten: 7, rank: 1, above: null, below: 1 },
  { why: 'fewer than all', points: 0, beaten: 0, rank: 8, above: 7, below: null },
  { why: 'as many as somebody', points: 62, beaten: 4, rank: 3, above: 2, below: 4 },
])('$why', ({ points, beaten, rank, above, below }) => {
  const place = placeAmong(viewer(points), analysts);
  expect(place).toMatchObject({ beaten, rank });
  expect([place?.above?.userId ?? null, place?.below?.userId ?? null]).toEqual([above, below]);
});

test('of those with equal points the first in the ranking is named', () => {
  const place = placeAmong(viewer(5), rankingOf(8, 8, 8, 2, 2));
  expect([place?.above?.userId, place?.below?.userId]).toEqual([1, 4]);
});

test('fewer than five are not told of', () => {
  expect(placeAmong(viewer(5), rankingOf(9, 8, 7, 6))).toBeNull();
});

test('who has no rank is none of them, and neither is the viewer', () => {
  const unranked = { userId: 50, rank: null, totalScore: 0 };
  expect(placeAmong(viewer(5), [...rankingOf(9, 8, 7, 6), unranked])).toBeNull();
  const analyst = { userId: 2, totalScore: 66 };
  expect(placeAmong(analyst, analysts)).toMatchObject({ beaten: 5, level: 0, of: 6, rank: 2 });
  expect(placeAmong({ userId: 2, totalScore: 8 }, rankingOf(9, 8, 7, 6, 5))).toBeNull();
});

test('everybody else has more, as many or fewer', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 5 }), fc.nat(9), (totals, own) => {
      const place = placeAmong(viewer(own), rankingOf(...totals));
      const more = totals.filter((total) => total > own);
      expect(place).toMatchObject({
        of: totals.length,
        rank: 1 + more.length,
        beaten: totals.filter((total) => total < own).length,
        level: totals.filter((total) => total === own).length,
      });
      expect(place?.above?.points).toBe(more.length > 0 ? Math.min(...more) - own : undefined);
    }),
  );
});
