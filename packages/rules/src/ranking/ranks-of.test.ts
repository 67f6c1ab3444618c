import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranksOf } from './ranks-of.ts';

test('a rank is one more than there are with more points', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 40 }), (totals) => {
      const naive = totals.map((own) => 1 + totals.filter((other) => other > own).length);
      expect([...ranksOf(Uint32Array.from(totals))]).toEqual(naive);
    }),
  );
});
