import { expect, test } from 'vitest';
import { dayWords, fieldOf, instantOf, standingOf } from './survey-words.ts';

test('a field holds the instant in UTC, and gives it back', () => {
  expect(fieldOf('2026-06-01T12:30:00.000Z')).toBe('2026-06-01T12:30');
  expect(instantOf('2026-06-01T12:30')).toBe('2026-06-01T12:30:00.000Z');
  expect(fieldOf(null)).toBe('');
  expect([instantOf(''), instantOf('soon')]).toEqual([null, null]);
});

test('days are those of UTC, wherever one looks [rule: surveys-12]', () => {
  expect(dayWords('2026-06-01T23:59:00.000Z')).toBe('Jun 01, 2026');
});

test.each([
  { why: 'before it opens', now: '2026-06-01T11:59:59.999Z', standing: 'planned' },
  { why: 'as it opens', now: '2026-06-01T12:00:00.000Z', standing: 'open' },
  { why: 'as it closes', now: '2026-06-14T18:00:00.000Z', standing: 'closed' },
])('how it stands $why', ({ now, standing }) => {
  const times = { openTime: '2026-06-01T12:00:00.000Z', closeTime: '2026-06-14T18:00:00.000Z' };
  expect(standingOf(times, Date.parse(now))).toBe(standing);
  expect(standingOf({ ...times, openTime: null }, Date.parse(now))).toBe('unplanned');
});
