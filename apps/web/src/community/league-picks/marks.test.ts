import { expect, test } from 'vitest';
import { type Marks, markOf, toggleMark } from './marks.ts';

const [noah, nadia, julia] = [1, 2, 3];

test.each<{ why: string; from: Marks; press: number; to: Marks }>([
  { why: 'the first is A', from: { a: null, b: null }, press: noah, to: { a: noah, b: null } },
  { why: 'the next is B', from: { a: noah, b: null }, press: nadia, to: { a: noah, b: nadia } },
  {
    why: 'a third takes the place of B',
    from: { a: noah, b: nadia },
    press: julia,
    to: { a: noah, b: julia },
  },
  { why: 'A goes, B stays', from: { a: noah, b: nadia }, press: noah, to: { a: null, b: nadia } },
  { why: 'B goes, A stays', from: { a: noah, b: nadia }, press: nadia, to: { a: noah, b: null } },
  {
    why: 'A is taken again once it is free',
    from: { a: null, b: nadia },
    press: julia,
    to: { a: julia, b: nadia },
  },
])('$why', ({ from, press, to }) => {
  expect(toggleMark(from, press)).toEqual(to);
});

test('who is marked says so, others are not', () => {
  const marks = { a: noah, b: nadia };
  expect([noah, nadia, julia].map((userId) => markOf(marks, userId))).toEqual(['a', 'b', null]);
});
