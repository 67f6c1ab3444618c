import { expect, test } from 'vitest';
import type { Delivery } from './developer.queries.ts';
import { concernOf, stateOf } from './words.ts';

const delivery = (changes: Partial<Delivery>): Delivery => ({
  id: 1,
  deliveryId: '00000000-0000-4000-8000-000000000000',
  topic: 'opened',
  eventName: 'Worlds',
  createdAt: '2026-11-23T05:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  status: null,
  problem: null,
  tookMs: null,
  deliveredAt: null,
  nextAttemptAt: null,
  ...changes,
});

test.each([
  { why: 'new', of: {}, says: 'On its way' },
  { why: 'being sent', of: { attempts: 1 }, says: 'On its way' },
  { why: 'tried', of: { attempts: 1, problem: 'Answered 500' }, says: 'Tried once: Answered 500' },
  { why: 'often', of: { attempts: 3, problem: 'No way' }, says: 'Tried 3 times: No way' },
  { why: 'failed', of: { state: 'failed' as const, problem: 'No way' }, says: 'Failed: No way' },
  { why: 'delivered', of: { state: 'delivered' as const, status: 204 }, says: 'Delivered (204)' },
])('what became of a delivery: $why', ({ of, says }) => {
  expect(stateOf(delivery(of))).toBe(says);
});

test.each([
  { why: 'well', offBy: null, failingSince: null, says: null },
  { why: 'failing', offBy: null, failingSince: 'x', says: 'Deliveries are failing' },
  { why: 'by staff', offBy: 'staff' as const, failingSince: 'x', says: 'Switched off by staff' },
])('what of a webhook needs a look: $why', ({ offBy, failingSince, says }) => {
  expect(concernOf({ offBy, failingSince })).toBe(says);
});
