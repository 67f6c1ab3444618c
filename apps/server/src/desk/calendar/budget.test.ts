import { expect, test } from 'vitest';
import { leftByCalendar } from './budget.ts';

test.each([
  { why: 'nothing is played', requestsPerHour: 60, pollSeconds: 120, played: 0, leaves: 40 },
  { why: 'one game is played', requestsPerHour: 60, pollSeconds: 120, played: 1, leaves: 40 },
  { why: 'both are played', requestsPerHour: 60, pollSeconds: 120, played: 2, leaves: 66 },
  { why: 'a large hour', requestsPerHour: 1000, pollSeconds: 120, played: 2, leaves: 667 },
  { why: 'a small one', requestsPerHour: 1, pollSeconds: 120, played: 0, leaves: 1 },
])(
  '$why: $leaves of $requestsPerHour are left [rule: calendar-3]',
  ({ played, leaves, ...own }) => {
    expect(leftByCalendar(own, played)).toBe(leaves);
  },
);
