import { expect, test } from 'vitest';
import { daysWords, instantWords, startWords } from '../mapping/day-words.ts';
import { firstWindow, MOST_DAYS, widened, windowProblem } from './search-window.ts';

test('the first window begins today in UTC and ends 30 days later [rule: event-creator-1]', () => {
  expect(firstWindow(Date.parse('2025-12-20T23:30:00Z'))).toEqual({
    from: '2025-12-20',
    to: '2026-01-19',
  });
});

test.each([
  { why: 'a window of a month', from: '2025-05-10', to: '2025-06-09', problem: null },
  { why: 'one day', from: '2025-05-10', to: '2025-05-10', problem: null },
  { why: 'as wide as can be', from: '2025-01-01', to: '2026-01-02', problem: null },
  { why: 'a day more', from: '2025-01-01', to: '2026-01-03', problem: 'At most 366 days apart.' },
  { why: 'backwards', from: '2025-05-10', to: '2025-05-09', problem: 'To is before From.' },
  { why: 'a field that was emptied', from: '', to: '2025-05-09', problem: 'Both days are needed.' },
  { why: 'no day', from: '2025-02-31x', to: '2025-05-09', problem: 'Both days are needed.' },
])('a window is held to its limits: $why [rule: event-creator-6]', ({ from, to, problem }) => {
  expect(windowProblem({ from, to })).toBe(problem);
});

test('a window is widened by 30 days until it is as wide as it can be', () => {
  const window = { from: '2025-01-01', to: '2025-01-31' };
  expect(widened(window)).toEqual({ from: '2025-01-01', to: '2025-03-02' });
  expect(widened({ ...window, to: '2025-12-30' })?.to).toBe('2026-01-02');
  expect(widened({ ...window, to: '2026-01-02' })).toBeNull();
  expect(MOST_DAYS).toBe(366);
});

test.each([
  ['2025-06-03', '2025-06-22', 'Jun 03 – 22, 2025'],
  ['2025-07-23', '2025-08-03', 'Jul 23 – Aug 03, 2025'],
  ['2025-12-30', '2026-01-02', 'Dec 30, 2025 – Jan 02, 2026'],
  ['2025-06-03', '2025-06-03', 'Jun 03, 2025'],
  ['2025-06-03', null, 'Jun 03, 2025'],
  [null, null, ''],
])('days from %s to %s are said as a range', (start, end, words) => {
  expect(daysWords(start, end)).toBe(words);
});

test('an instant is said in UTC, and without a time where there is none [rule: product-31]', () => {
  expect(instantWords('2025-06-03T17:00:00.000Z')).toBe('Jun 03, 2025, 5:00 PM UTC');
  expect(startWords('2025-06-03T17:00:00.000Z', true)).toBe('Jun 03, 5:00 PM');
  expect(startWords('2025-06-03T00:00:00.000Z', false)).toBe('Jun 03');
});
