import { expect, test } from 'vitest';
import { goneAnswers, lostByNumber, lostWithPrompts } from './lost-answers.ts';
import { changePrompt, removeAnswer, removePrompt } from './survey-edits.ts';
import { type SurveyState, stateOf } from './survey-state.ts';

const prompt = (promptId: number, numberOfAnswers: number) => ({
  promptId,
  text: `Prompt ${promptId}`,
  isMultiSelect: numberOfAnswers > 1,
  numberOfAnswers,
  answers: [1, 2, 3].map((at) => ({
    promptAnswerId: 10 * promptId + at,
    text: `${promptId}.${at}`,
    imageUrl: null,
  })),
});
const saved: SurveyState = stateOf({
  title: 'Survey',
  description: '',
  openTime: null,
  closeTime: null,
  prompts: [prompt(1, 1), prompt(2, 2)],
});
const answered = { 11: 5, 12: 1, 21: 4, 22: 6, 23: 2 };
const [first, second] = saved.prompts;
if (!first || !second) throw new Error('two prompts');
const without = (key: string | undefined) => removeAnswer(first, key ?? '');

test('an answer that people chose is told of until it is saved; one that nobody chose is not', () => {
  expect(goneAnswers(saved, without(first.answers[1]?.key), answered)).toMatchObject([
    { answer: { promptAnswerId: 12 }, at: 1, picks: 1 },
  ]);
  expect(goneAnswers(saved, without(first.answers[2]?.key), answered)).toEqual([]);
  expect(goneAnswers(saved, { ...first, promptId: 0 }, answered)).toEqual([]);
});

test('fewer of a prompt lose what was answered to it, more do not', () => {
  expect(
    lostByNumber(saved, { ...second, isMultiSelect: false, numberOfAnswers: 1 }, answered),
  ).toBe(12);
  expect(lostByNumber(saved, { ...second, numberOfAnswers: 3 }, answered)).toBe(0);
  // An answer that went tells of itself.
  expect(lostByNumber(saved, without(first.answers[0]?.key), answered)).toBe(0);
});

test('removed prompts lose all of theirs', () => {
  expect(lostWithPrompts(saved, removePrompt(saved, 1), answered)).toEqual({
    prompts: 1,
    picks: 12,
  });
  const renamed = changePrompt(saved, 0, (one) => ({ ...one, text: 'Another question' }));
  expect(lostWithPrompts(saved, renamed, answered)).toEqual({ prompts: 0, picks: 0 });
});
