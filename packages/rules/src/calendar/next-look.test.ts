import { expect, test } from 'vitest';
import { lookEveryMs, mostOverdue, retryLookMs } from './next-look.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  { why: 'nobody knows when it begins', startsOn: null, hours: 24 },
  { why: 'weeks ahead', startsOn: '2026-04-10', hours: 24 },
  { why: 'eight days ahead', startsOn: '2026-03-18', hours: 24 },
  { why: 'in its last week', startsOn: '2026-03-17', hours: 6 },
  { why: 'in its last two days', startsOn: '2026-03-12', hours: 1 },
  { why: 'today', startsOn: '2026-03-10', hours: 1 },
  { why: 'it has begun long ago', startsOn: '2026-03-08', hours: 24 },
])('$why: every $hours h [rule: calendar-4]', ({ startsOn, hours }) => {
  expect(lookEveryMs(startsOn, now)).toBe(hours * hour);
});

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [7, 320],
  [8, 360],
  [1000, 360],
])('after %i failures it waits for %i minutes [rule: calendar-4]', (failures, minutes) => {
  expect(retryLookMs(failures)).toBe(minutes * 60_000);
});

test('a near one does not starve those far away, nor they it', () => {
  const near = { startsOn: '2026-03-11', dueAt: now - hour };
  const far = { startsOn: '2026-04-01', dueAt: now - 12 * hour };
  const waiting = { startsOn: '2026-04-01', dueAt: now - 30 * hour };
  expect(mostOverdue([far, near], now)).toBe(near);
  expect(mostOverdue([near, waiting, far], now)).toBe(waiting);
  expect(mostOverdue([], now)).toBeNull();
});
