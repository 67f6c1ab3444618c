import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awardTier, TrophyType } from '../awards/award-tier.ts';
import { placesOfAll } from '../ranking/places.ts';
import { percentileOf, rankTotals } from '../ranking/ranking.ts';
import { tierSpans } from './tier-spans.ts';

const HIGHEST = 30;
const someTotals = fc.array(fc.nat(HIGHEST), { minLength: 1, maxLength: 150 });

const tierAmong = (totals: readonly number[], own: number) => {
  const rank = 1 + totals.filter((total) => total > own).length;
  return awardTier(rank, percentileOf(rank, totals.length));
};

const spansOf = (totals: readonly number[]) =>
  tierSpans(placesOfAll(rankTotals(Uint16Array.from(totals), HIGHEST)), Uint16Array.from(totals));

test('tiers hold those whose rank and percentile earn them, and their points', () => {
  fc.assert(
    fc.property(someTotals, (totals) => {
      const spans = spansOf(totals);
      expect(spans.map(({ tier }) => TrophyType[tier])).toEqual([6, 5, 4, 3, 2, 1]);
      for (const { tier, entrants, fromPoints } of spans) {
        const own = totals.filter((total) => tierAmong(totals, total) === tier);
        expect(entrants).toBe(own.length);
        expect(fromPoints).toBe(own.length === 0 ? null : Math.min(...own));
      }
    }),
  );
});

test('the points of a better tier are the fewest that bring an entrant out of their own', () => {
  fc.assert(
    fc.property(someTotals, (totals) => {
      const spans = spansOf(totals);
      const own = totals[0] ?? 0;
      const others = totals.slice(1);
      const typeAt = (points: number) => TrophyType[tierAmong([points, ...others], points)];
      const better = spans.filter(({ tier }) => TrophyType[tier] > typeAt(own));
      const next = better.findLast(({ fromPoints }) => fromPoints !== null)?.fromPoints ?? null;
      const fewest = Array.from({ length: HIGHEST + 1 }, (_, points) => points).find(
        (points) => points > own && typeAt(points) > typeAt(own),
      );
      if (next === null) expect(typeAt(own)).toBe(TrophyType.diamond);
      else expect(next).toBe(fewest);
    }),
    { numRuns: 300 },
  );
});
