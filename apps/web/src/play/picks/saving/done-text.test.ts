import { expect, test } from 'vitest';
import { doneText } from './done-text.ts';

const stop = (picked: number, required: number) => ({ title: 'x', picked, required, next: null });
const lockAt = new Date(2031, 5, 7, 15).toISOString();

test.each([
  ['a pick is missing', [stop(8, 8), stop(1, 2)], lockAt, false, null],
  [
    'nothing is saved',
    [stop(8, 8), stop(2, 2), stop(2, 2)],
    lockAt,
    false,
    'All 12 picked. Submit before Sat, Jun 7, 3:00 PM.',
  ],
  [
    'all is saved',
    [stop(12, 12)],
    lockAt,
    true,
    'All 12 picked and saved. Change them until Sat, Jun 7, 3:00 PM.',
  ],
  ['an Admin passes the lock', [stop(12, 12)], null, false, 'All 12 picked. Submit.'],
  [
    'one is all',
    [stop(1, 1)],
    lockAt,
    false,
    'Your pick is made. Submit before Sat, Jun 7, 3:00 PM.',
  ],
  ['nothing is asked', [], lockAt, false, null],
])('what is left to do while %s', (_why, stops, at, isSaved, text) => {
  expect(doneText({ stops, lockAt: at, isSaved })).toBe(text);
});
