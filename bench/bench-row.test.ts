import { describe, expect, it } from 'vitest';
import { type BenchRow, faultOf } from './bench-row.ts';
import { renderTable } from './render-table.ts';

const row = (changes: Partial<BenchRow> = {}): BenchRow => ({
  bench: 'a save',
  ours: 12,
  oursUnit: 'ms',
  ...changes,
});

describe('a row of a bench', () => {
  it('is at fault above its limit where time counts, and only there', () => {
    const slow = row({ most: 10 });
    expect(faultOf(slow, { isTimed: true })).toBe('a save: 12.0 ms, of at most 10');
    expect(faultOf(slow, { isTimed: false })).toBeNull();
  });

  it('is at fault above its share of what the peer takes', () => {
    const slow = row({ peer: 4, mostOfPeer: 2 });
    expect(faultOf(slow, { isTimed: true })).toBe("a save: 3.00x the peer's, of at most 2x");
  });

  it.each([
    { why: 'no run ended', changes: { ours: Number.NaN } },
    { why: 'the least of no runs', changes: { ours: Number.POSITIVE_INFINITY } },
    { why: 'its peer was not measured', changes: { peer: Number.NaN } },
    { why: 'its limit was not measured', changes: { limit: Number.NaN } },
  ])('is at fault without a figure, even at the smallest size: $why', ({ changes }) => {
    expect(faultOf(row(changes), { isTimed: false })).toContain('nothing was measured');
  });

  it('is at fault where it took no time at all', () => {
    expect(faultOf(row({ ours: 0 }), { isTimed: true })).toContain('nothing was measured');
    expect(faultOf(row({ limit: 0 }), { isTimed: true })).toContain('nothing was measured');
  });

  it('shows how long something took that takes no hundredth of a millisecond', () => {
    expect(renderTable([row({ ours: 0.00437 })])).toContain('0.00437 ms');
  });
});
