import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const at = '2026-03-10T12:00:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  { passed: -5_000, text: 'just now', why: 'the server’s clock is ahead' },
  { passed: 59_999, text: 'just now', why: 'no whole minute' },
  { passed: MINUTE, text: '1 minute ago', why: 'a whole one' },
  { passed: 59 * MINUTE + 59_999, text: '59 minutes ago', why: 'no whole hour' },
  { passed: 23 * HOUR, text: '23 hours ago', why: 'no whole day' },
  { passed: DAY, text: 'yesterday', why: 'a day has a word of its own' },
  { passed: 6 * DAY, text: '6 days ago', why: 'no whole week' },
  { passed: 89 * DAY, text: '12 weeks ago', why: 'the longest that a notification is kept' },
])('$why: $text', ({ passed, text }) => {
  expect(timeAgo(at, Date.parse(at) + passed)).toBe(text);
});
