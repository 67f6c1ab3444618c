import type { CalendarTournament } from '@callshot/contract';
import { expect, test } from 'vitest';
import { mondayOf, weeksAhead, weeksOf } from './weeks.ts';

const now = Date.parse('2026-03-11T12:00:00Z');
const starting = (start: string | null) => ({ start }) as CalendarTournament;

test.each([
  ['2026-03-09T00:00:00Z', '2026-03-09'],
  ['2026-03-15T23:59:59Z', '2026-03-09'],
  ['2026-03-16T00:00:00Z', '2026-03-16'],
])('%s is in the week of %s', (at, monday) => {
  expect(mondayOf(Date.parse(at))).toBe(monday);
});

test('what has begun stands in this week, what has no day comes last', () => {
  const all = ['2026-03-02', '2026-03-11', null, '2026-03-17', '2026-12-29'].map(starting);
  expect(weeksOf(all, now).map(({ monday, tournaments }) => [monday, tournaments.length])).toEqual([
    ['2026-03-09', 2],
    ['2026-03-16', 1],
    ['2026-12-28', 1],
    [null, 1],
  ]);
  expect(weeksAhead('2026-03-16', now)).toBe(1);
});
