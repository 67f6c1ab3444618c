import { expect, test } from 'vitest';
import { dateRange } from './date-range.ts';

test.each([
  {
    start: '2025-11-24T15:00:00Z',
    end: '2025-11-30T23:59:59Z',
    shown: 'November 24 - 30',
    why: 'days of one month name it once',
  },
  {
    start: '2025-06-03T15:00:00Z',
    end: '2025-06-22T23:59:59Z',
    shown: 'June 03 - 22',
    why: 'days have two digits',
  },
  {
    start: '2025-07-28T10:00:00Z',
    end: '2025-08-10T23:59:59Z',
    shown: 'July 28 - August 10',
    why: 'across months both are named',
  },
  {
    start: '2025-06-03T08:00:00Z',
    end: '2026-06-05T23:59:59Z',
    shown: 'June 03 - June 05',
    why: 'the same month of another year is another month',
  },
  {
    start: '2025-06-03T08:00:00Z',
    end: '2025-06-03T23:59:59Z',
    shown: 'June 03',
    why: 'one day is not a range',
  },
])('$shown: $why [rule: event-page-3, product-31]', ({ start, end, shown }) => {
  expect(dateRange(start, end)).toBe(shown);
});
