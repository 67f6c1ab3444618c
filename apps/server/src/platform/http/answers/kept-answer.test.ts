import { expect, test } from 'vitest';
import { keptFor, printAnswer, withFresh } from './kept-answer.ts';

test('an answer is made once for each state and cannot be changed', () => {
  const made: number[] = [];
  const answerOf = keptFor((state: { readonly n: number }) => {
    made.push(state.n);
    return { n: state.n };
  });
  const [one, two] = [{ n: 1 }, { n: 2 }];
  expect([answerOf(one), answerOf(two), answerOf(one)]).toEqual([one, two, one]);
  expect(made).toEqual([1, 2]);
  expect(Object.isFrozen(answerOf(one))).toBe(true);
});

test('fresh fields are printed for each call, the kept ones once', () => {
  let prints = 0;
  const name = {
    toJSON: () => {
      prints += 1;
      return 'Major';
    },
  };
  const kept = Object.freeze({ id: 1, name });
  const texts = [0, 1].map((locked) => printAnswer(withFresh(kept, { locked })).payload);
  expect(texts.map((text) => JSON.parse(text))).toEqual([
    { id: 1, name: 'Major', locked: 0 },
    { id: 1, name: 'Major', locked: 1 },
  ]);
  expect(prints).toBe(1);
});
