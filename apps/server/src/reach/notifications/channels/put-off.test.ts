import { expect, test } from 'vitest';
import { againAt } from './put-off.ts';

const now = new Date('2026-11-28T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

test.each([
  { left: 24 * 60, after: 120, why: 'a day' },
  { left: 60, after: 30, why: 'an hour' },
  { left: 10, after: 5, why: 'ten minutes' },
  { left: 9, after: null, why: 'too little' },
  { left: -1, after: null, why: 'nothing' },
])('with $why left a reminder that is put off comes after $after minutes', ({ left, after }) => {
  expect(againAt(now, minutes(left))).toEqual(after === null ? null : minutes(after));
});
