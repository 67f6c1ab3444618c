import { expect, test } from 'vitest';
import { stillPossible } from './still-possible.ts';

test.each([
  { why: 'a number that can be reached', maximum: 1200, isMaximumExact: true, text: '1,200' },
  { why: 'a bound, and called so', maximum: 1200, isMaximumExact: false, text: 'at most 1,200' },
  { why: 'nothing when nothing can come', maximum: 10, isMaximumExact: true, text: null },
  { why: 'nothing when only a bound says so', maximum: 10, isMaximumExact: false, text: null },
])('tells $why', ({ maximum, isMaximumExact, text }) => {
  expect(stillPossible({ totalScore: 10, maximum, isMaximumExact })).toBe(text);
});
