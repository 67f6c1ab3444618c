import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentileOf, rankTotals } from './ranking.ts';

test.each([
  { rank: 1, entrants: 1_000_000, percentile: 1, why: 'never below 1' },
  { rank: 10_000, entrants: 1_000_000, percentile: 1, why: 'exactly one per cent' },
  { rank: 10_001, entrants: 1_000_000, percentile: 2, why: 'rounded up' },
  { rank: 1, entrants: 1, percentile: 100, why: '100·1/1' },
  { rank: 2, entrants: 3, percentile: 67, why: '66.7 rounded up' },
  { rank: 1, entrants: 0, percentile: 100, why: 'nobody entered' },
])(
  'rank $rank of $entrants is percentile $percentile: $why [rule: boards-2]',
  ({ rank, entrants, percentile }) => {
    expect(percentileOf(rank, entrants)).toBe(percentile);
  },
);

test('equal totals share a rank and keep entrant order', () => {
  // Totals 5 3 5 0 3: two with 5 (rank 1), two with 3 (rank 1 + 2), one with 0 (rank 1 + 4).
  const { rankOfTotal, order, position } = rankTotals(Uint16Array.of(5, 3, 5, 0, 3), 5);
  expect([5, 3, 0].map((total) => rankOfTotal[total])).toEqual([1, 3, 5]);
  expect([...order]).toEqual([0, 2, 1, 4, 3]);
  expect([...position]).toEqual([0, 2, 1, 4, 3]);
});

test('ranks and order are those of counting and sorting', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 60 }), (totals) => {
      const { rankOfTotal, order, position } = rankTotals(Uint32Array.from(totals), 40);
      totals.forEach((total, entrant) => {
        expect(rankOfTotal[total]).toBe(1 + totals.filter((other) => other > total).length);
        expect(order[position[entrant]!]).toBe(entrant);
      });
      const sorted = totals.map((_, entrant) => entrant);
      sorted.sort((a, b) => totals[b]! - totals[a]! || a - b);
      expect([...order]).toEqual(sorted);
    }),
  );
});
