import { expect, test } from 'vitest';
import { MAX_FORMAT_NAME } from '../model/format-limits.ts';
import { freeFormatName } from './format-name.ts';

test.each([
  { why: 'nobody has it', taken: ['Austin', 'Austin Major 2'], is: 'Austin Major' },
  { why: 'it is taken in other letters', taken: [' austin MAJOR '], is: 'Austin Major 2' },
  { why: 'a number is free', taken: ['Austin Major', 'Austin Major 3'], is: 'Austin Major 2' },
  { why: 'numbers are taken', taken: ['Austin Major', 'Austin Major 2'], is: 'Austin Major 3' },
])('the name of a drafted format: $why [rule: drafts-20]', ({ taken, is }) => {
  expect(freeFormatName('Austin Major', taken)).toBe(is);
});

test('the number has room in the longest name', () => {
  const name = 'x'.repeat(MAX_FORMAT_NAME);
  expect(freeFormatName(name, [])).toBe(name);
  expect(freeFormatName(name, [name])).toBe(`${'x'.repeat(MAX_FORMAT_NAME - 2)} 2`);
});
