import { expect, test } from 'vitest';
import {
  addAnswers,
  addPrompt,
  changeAnswer,
  changePrompt,
  moveAnswer,
  movePrompt,
  removeAnswer,
  removePrompt,
  restoreAnswer,
  setMultiSelect,
  whyPromptStays,
} from './survey-edits.ts';
import { emptySurvey, isBlank, newAnswer, type SurveyState } from './survey-state.ts';

const survey = (...texts: readonly string[]): SurveyState => ({
  ...emptySurvey(),
  prompts: texts.map((text, at) => ({
    key: text,
    promptId: at + 1,
    text,
    isMultiSelect: false,
    numberOfAnswers: 1,
    answers: ['x', 'y', 'z'].map((answer, index) => ({
      key: `${text}${answer}`,
      promptAnswerId: 10 * at + index + 1,
      text: answer,
      imageUrl: null,
    })),
  })),
});
const prompts = ({ prompts: all }: SurveyState) => all.map(({ text }) => text).join('');
const abc = survey('a', 'b', 'c');
const [first] = abc.prompts;
if (!first) throw new Error('no prompt');
const answers = ({ answers: all }: typeof first) => all.map(({ text }) => text).join('');

test("a prompt is added at the end, as 'New Prompt' [rule: surveys-12, surveys-13]", () => {
  const added = addPrompt(abc).prompts.at(-1);
  expect(added).toMatchObject({ promptId: 0, text: 'New Prompt', answers: [] });
  expect(abc.prompts).toHaveLength(3);
});

test.each([
  { why: 'the selected one goes', of: abc, at: 1, left: 'ac' },
  { why: 'the last of the list too', of: abc, at: 2, left: 'ab' },
  { why: 'nothing happens while the first is selected', of: abc, at: 0, left: 'abc' },
  { why: 'the last that is left stays', of: survey('a'), at: 0, left: 'a' },
])('removing: $why [rule: surveys-16]', ({ of, at, left }) => {
  expect(prompts(removePrompt(of, at))).toBe(left);
  expect(whyPromptStays(of, at) === null).toBe(left !== prompts(of));
});

test.each([
  { why: 'down', from: 0, to: 2, after: 'bca' },
  { why: 'up', from: 2, to: 1, after: 'acb' },
  { why: 'nowhere', from: 1, to: 1, after: 'abc' },
  { why: 'past the end', from: 2, to: 3, after: 'abc' },
  { why: 'before the begin', from: 0, to: -1, after: 'abc' },
])('moving a prompt: $why', ({ from, to, after }) => {
  expect(prompts(movePrompt(abc, from, to))).toBe(after);
  if (after === 'abc') expect(movePrompt(abc, from, to)).toBe(abc);
});

test('one prompt is changed, and the others are the very same', () => {
  const changed = changePrompt(abc, 1, (prompt) => ({ ...prompt, text: 'B' }));
  expect(prompts(changed)).toBe('aBc');
  expect(changed.prompts[0]).toBe(abc.prompts[0]);
});

test('answers are added, changed, moved, removed and put back where they stood', () => {
  expect(answers(addAnswers(first, [newAnswer('v'), newAnswer('w')]))).toBe('xyzvw');
  expect(answers(changeAnswer(first, 'ay', { text: 'Y' }))).toBe('xYz');
  expect(answers(moveAnswer(first, 2, 0))).toBe('zxy');
  const removed = removeAnswer(first, 'ay');
  expect(answers(removed)).toBe('xz');
  const [, gone] = first.answers;
  expect(gone && answers(restoreAnswer(removed, gone, 1))).toBe('xyz');
});

test('with multiselect two are taken where there are two, without it one', () => {
  const several = setMultiSelect(first, true);
  expect(several).toMatchObject({ isMultiSelect: true, numberOfAnswers: 2 });
  expect(setMultiSelect(several, false).numberOfAnswers).toBe(1);
  expect(setMultiSelect({ ...first, answers: [] }, true).numberOfAnswers).toBe(1);
});

test('a new survey is blank until something of it would be missed', () => {
  const blank = emptySurvey();
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, title: 'a' })).toBe(false);
  expect(isBlank(addPrompt(blank))).toBe(false);
  expect(isBlank(changePrompt(blank, 0, (prompt) => addAnswers(prompt, [newAnswer()])))).toBe(
    false,
  );
});
