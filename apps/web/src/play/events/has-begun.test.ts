import { expect, test } from 'vitest';
import { hasBegun } from './has-begun.ts';

const event = (isSealed: boolean) => ({
  metadata: { startDate: '2026-06-01T12:00:00Z', endDate: '2026-06-09T12:00:00Z' },
  eventStages: [
    { id: 1, name: 'Stage 1', eventSubstage: [], isSealed, sealedAt: null },
    { id: 2, name: 'Stage 2', eventSubstage: [], isSealed: false, sealedAt: null },
  ],
});

test.each([
  { at: '2026-06-01T12:00:00Z', isSealed: false, has: true, why: 'its date has come' },
  { at: '2026-05-30T12:00:00Z', isSealed: false, has: false, why: 'it opens in days' },
  { at: '2026-05-30T12:00:00Z', isSealed: true, has: true, why: 'it was locked by hand before' },
])('$why', ({ at, isSealed, has }) => {
  expect(hasBegun(event(isSealed), Date.parse(at))).toBe(has);
});
