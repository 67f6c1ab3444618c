import { expect, test } from 'vitest';
import { toggleAnswer } from './toggle-answer.ts';

const prompt = (isMultiSelect: boolean, numberOfAnswers: number) => ({
  text: 'Which?',
  isMultiSelect,
  numberOfAnswers,
  answers: [1, 2, 3].map((promptAnswerId) => ({ promptAnswerId, text: '', imageUrl: null })),
});

test.each([
  { why: 'the first', of: prompt(false, 1), chosen: [], press: 2, after: [2] },
  { why: 'again takes it away', of: prompt(false, 1), chosen: [2], press: 2, after: [] },
  { why: 'another replaces', of: prompt(false, 1), chosen: [2], press: 3, after: [3] },
  {
    why: 'a single choice takes one, whatever its number',
    of: prompt(false, 3),
    chosen: [2],
    press: 3,
    after: [3],
  },
  { why: 'several are added up', of: prompt(true, 2), chosen: [1], press: 3, after: [1, 3] },
  { why: 'one too many is ignored', of: prompt(true, 2), chosen: [1, 3], press: 2, after: null },
  { why: 'one of all takes it away', of: prompt(true, 2), chosen: [1, 3], press: 1, after: [3] },
])('a press: $why', ({ of, chosen, press, after }) => {
  expect(toggleAnswer(of, chosen, press)).toEqual(after);
});
