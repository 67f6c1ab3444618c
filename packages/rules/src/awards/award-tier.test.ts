import { expect, test } from 'vitest';
import { awardTier, TrophyType } from './award-tier.ts';

test.each([
  { rank: 1, percentile: 1, tier: 'diamond', why: 'the first rank' },
  { rank: 1, percentile: 100, tier: 'diamond', why: 'rank comes before percentile' },
  { rank: 2, percentile: 1, tier: 'platinum', why: 'first below diamond' },
  { rank: 10, percentile: 100, tier: 'platinum', why: 'last platinum rank in a small event' },
  { rank: 11, percentile: 10, tier: 'gold', why: 'percentile 10 is still gold' },
  { rank: 11, percentile: 11, tier: 'silver', why: 'just past gold' },
  { rank: 300, percentile: 30, tier: 'silver', why: 'percentile 30 is still silver' },
  { rank: 301, percentile: 31, tier: 'bronze', why: 'just past silver' },
  { rank: 500, percentile: 50, tier: 'bronze', why: 'percentile 50 is still bronze' },
  { rank: 501, percentile: 51, tier: 'wood', why: 'everyone else' },
])(
  'rank $rank at percentile $percentile is $tier: $why [rule: trophies-2, trophies-3]',
  ({ rank, percentile, tier }) => {
    expect(awardTier(rank, percentile)).toBe(tier);
  },
);

test('trophy types ascend from wood to diamond [rule: trophies-1]', () => {
  expect(Object.values(TrophyType)).toEqual([1, 2, 3, 4, 5, 6]);
});
