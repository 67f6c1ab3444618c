import { expect, test } from 'vitest';
import { monthName, monthState, monthsFrom } from './month-words.ts';

const at = (month: string, isOpen: boolean) => ({
  month,
  isOpen,
  isChosen: false,
  offered: [],
  claims: 0,
});

test('a month has its name', () => expect(monthName('2026-11')).toBe('November 2026'));

test('a month and the twelve to come, over the end of a year', () => {
  const months = monthsFrom('2026-11');
  expect(months).toHaveLength(13);
  expect(months.slice(0, 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});

test.each([
  { why: 'open to its last day', month: '2028-02', isOpen: true, says: 'until February 29' },
  { why: 'not open yet', month: '2028-02', isOpen: false, says: 'Opens in a moment' },
  { why: 'to come, of another year', month: '2029-01', isOpen: false, says: 'on January 1' },
  { why: 'over', month: '2028-01', isOpen: true, says: /^Over$/ },
  { why: 'over, with the product down', month: '2027-12', isOpen: false, says: 'never opened' },
])('how a month stands that is $why', ({ month, isOpen, says }) => {
  // The last second of a month, UTC.
  expect(monthState(at(month, isOpen), Date.parse('2028-02-29T23:59:59Z'))).toMatch(says);
});
