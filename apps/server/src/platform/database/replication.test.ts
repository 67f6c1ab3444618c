import { expect, test } from 'vitest';
import { stateOf } from './replication.ts';

const row = {
  isPrimary: true,
  timeline: 3,
  isConfigured: true,
  maySee: true,
  standbys: 2,
  synchronous: 1,
  lagBytes: 10,
  lagSeconds: 0.1,
};

test.each([
  { why: 'a standby that is waited for', change: {}, synchronous: 'on' },
  { why: 'none of them follows', change: { synchronous: 0 }, synchronous: 'missing' },
  { why: 'no right to look', change: { maySee: false }, synchronous: 'unknown' },
  { why: 'nothing is waited for', change: { isConfigured: false }, synchronous: 'off' },
])('$why: $synchronous', ({ change, synchronous }) => {
  expect(stateOf({ ...row, ...change }).synchronous).toBe(synchronous);
});

test('who may not look tells nothing of standbys', () => {
  const blind = stateOf({ ...row, maySee: false });
  expect([blind.standbys, blind.lagBytes, blind.lagSeconds]).toEqual([null, null, null]);
});
