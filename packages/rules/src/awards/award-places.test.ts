import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardChanges, moveOf } from './award-changes.ts';
import { awardPlaces } from './award-places.ts';
import { awardTier, TrophyType } from './award-tier.ts';

const typesOf = (totals: readonly number[]) => {
  const places = awardPlaces(Uint16Array.from(totals));
  return totals.map((total) => places.of(total).trophyTypeId);
};
const runs = (...parts: readonly (readonly [count: number, value: number])[]) =>
  parts.flatMap(([count, value]) => Array.from({ length: count }, () => value));
/** So many entrants with all different totals, best first. */
const different = (count: number) => Array.from({ length: count }, (_, at) => count - at);

// Percentile = 100 · rank / N, rounded up.
test.each([
  { why: 'N = 1: rank 1', totals: [7], types: [6] },
  { why: 'N = 1 without a point: rank 1 all the same', totals: [0], types: [6] },
  { why: 'N = 2: ranks 1 and 2, the second among the ten best', totals: [7, 3], types: [6, 5] },
  { why: 'N = 2, a tie: both are rank 1', totals: [7, 7], types: [6, 6] },
  { why: 'N = 9: nobody is past rank 10', totals: different(9), types: runs([1, 6], [8, 5]) },
  {
    why: 'N = 10: rank 10 is the last of the ten',
    totals: different(10),
    types: runs([1, 6], [9, 5]),
  },
  {
    why: 'N = 11: rank 11 is percentile 100',
    totals: different(11),
    types: runs([1, 6], [9, 5], [1, 1]),
  },
  {
    why: 'a tie at rank 1: three diamonds, the next is rank 4',
    totals: [9, 9, 9, ...different(8)],
    types: runs([3, 6], [7, 5], [1, 1]),
  },
  {
    why: 'a tie at rank 10: three share it, the next is rank 13 of 13, percentile 100',
    totals: [...runs([9, 0]).map((_, at) => 50 - at), 5, 5, 5, 1],
    types: runs([1, 6], [11, 5], [1, 1]),
  },
  {
    why: 'N = 200: rank 20 is 10 %, rank 60 is 30 %, rank 100 is 50 %; one further is the next tier',
    totals: different(200),
    types: runs([1, 6], [9, 5], [10, 4], [40, 3], [40, 2], [100, 1]),
  },
  {
    why: 'N = 200, a tie over the edge of 10 %: ranks 20 and 21 share rank 20',
    totals: different(200).map((total, at) => (at === 20 ? 181 : total)),
    types: runs([1, 6], [9, 5], [11, 4], [39, 3], [40, 2], [100, 1]),
  },
  {
    why: 'N = 199: rank 20 is 10.05 %, rounded up to 11',
    totals: different(199),
    types: runs([1, 6], [9, 5], [9, 4], [40, 3], [40, 2], [100, 1]),
  },
])('$why', ({ totals, types }) => {
  expect(typesOf(totals)).toEqual(types);
});

test('tiers are those of rank and percentile by counting, and are counted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 200 }), (totals) => {
      const types = typesOf(totals);
      totals.forEach((own, at) => {
        const rank = 1 + totals.filter((total) => total > own).length;
        const percentile = Math.max(1, Math.ceil((100 * rank) / totals.length));
        expect(types[at]).toBe(TrophyType[awardTier(rank, percentile)]);
      });
      const counts = [1, 2, 3, 4, 5, 6].map((type) => types.filter((own) => own === type).length);
      expect(awardPlaces(Uint16Array.from(totals)).counts).toEqual(counts);
    }),
  );
});

test('changes name who goes up and down, who gains and who loses, in the order of ids', () => {
  const before = { userIds: [1, 2, 3, 5], trophyTypeIds: [6, 4, 2, 1] };
  const after = { userIds: [1, 2, 4, 5], trophyTypeIds: [5, 4, 3, 2] };
  const changes = [...awardChanges(before, after)];
  expect(changes.map((change) => [change.userId, moveOf(change)])).toEqual([
    [1, 'down'],
    [3, 'lost'],
    [4, 'gained'],
    [5, 'up'],
  ]);
  expect([...awardChanges(before, before)]).toEqual([]);
});
