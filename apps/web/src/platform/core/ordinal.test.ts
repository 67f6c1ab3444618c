import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
  [1_000_001, '1,000,001st'],
])('%d is %s', (place, text) => {
  expect(ordinal(place)).toBe(text);
});
