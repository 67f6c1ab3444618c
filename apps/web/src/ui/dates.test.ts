import { expect, test } from 'vitest';
import { formatDate } from './dates.ts';

test('dates are English: month, day, year', () => {
  expect(formatDate('2025-06-03T12:00:00Z')).toBe('June 3, 2025');
});
