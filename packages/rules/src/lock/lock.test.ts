import { expect, test } from 'vitest';
import { isLocked, lockAtOf } from './lock.ts';

test.each([
  { isUnlocked: false, relockAt: null, lockAt: 100, why: 'picks close when the event starts' },
  { isUnlocked: false, relockAt: 500, lockAt: 100, why: 'a relock counts only once unlocked' },
  { isUnlocked: true, relockAt: 500, lockAt: 500, why: 'reopened picks close at the relock' },
  { isUnlocked: true, relockAt: 50, lockAt: 50, why: 'a relock may lie before the start' },
  { isUnlocked: true, relockAt: null, lockAt: null, why: 'unlocked without relock is closed' },
])('lock instant: $why', ({ isUnlocked, relockAt, lockAt }) => {
  expect(lockAtOf({ startsAt: 100, isUnlocked, relockAt })).toBe(lockAt);
});

test.each([
  { lockAt: 100, now: 99, locked: false, why: 'open until the last millisecond' },
  { lockAt: 100, now: 100, locked: true, why: 'the boundary instant is closed' },
  { lockAt: 100, now: 101, locked: true, why: 'closed afterwards' },
  { lockAt: 0, now: -1, locked: false, why: 'instant zero is an instant, not an absence' },
  { lockAt: null, now: 0, locked: true, why: 'no instant is closed' },
])('locked: $why', ({ lockAt, now, locked }) => {
  expect(isLocked(lockAt, now)).toBe(locked);
});
