import { expect, test } from 'vitest';
import { isSameSeries } from './series.ts';

test.each([
  { why: 'another place and year', one: 'Austin Major 2025', other: 'Budapest Major 2026' },
  { why: 'another order of words', one: 'Major Copenhagen 2024', other: 'Austin Major 2025' },
  { why: 'an organiser beside it', one: 'PGL Major Copenhagen', other: 'Austin Major' },
  { why: 'numbers', one: 'ESL Pro League Season 21', other: 'ESL Pro League Season 22' },
  { why: 'plurals', one: 'PGL Masters Bucharest 2025', other: 'PGL Master Astana' },
  { why: 'no kind at all', one: 'IEM Cologne 2025', other: 'IEM Katowice 2026' },
])('names are of one series: $why [rule: drafts-24]', ({ one, other }) => {
  expect([isSameSeries(one, other), isSameSeries(other, one)]).toEqual([true, true]);
});

test.each([
  { why: 'a major and a championship', one: 'RLCS 2026 Major', other: 'RLCS 2026 Championship' },
  { why: 'one is a qualifier', one: 'Austin Major 2025', other: 'Austin Major Qualifier' },
  { why: 'nothing shared', one: 'IEM Cologne', other: 'DreamHack Dallas' },
  { why: 'a number alone', one: '2025', other: '2025' },
  { why: 'no name', one: '', other: '' },
])('names are of different series: $why [rule: drafts-24]', ({ one, other }) => {
  expect([isSameSeries(one, other), isSameSeries(other, one)]).toEqual([false, false]);
});
