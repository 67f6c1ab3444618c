import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranksByTotal, ranksOf } from './ranks-of.ts';

test('a rank is one more than there are with more points', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(9), fc.nat(70_000)), { maxLength: 40 }), (list) => {
      const totals = Uint32Array.from(list);
      const naive = list.map((own) => 1 + list.filter((other) => other > own).length);
      expect([...ranksOf(totals)]).toEqual(naive);
      expect(ranksByTotal(totals)).toEqual(new Map(list.map((total, at) => [total, naive[at]])));
    }),
  );
});
