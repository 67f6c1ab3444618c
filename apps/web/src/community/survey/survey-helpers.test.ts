import { expect, test } from 'vitest';
import { closeTimeText } from './close-time.ts';
import { answersOf, areSame, mergeAnswers } from './merge-answers.ts';
import { parseDraft } from './survey-draft.ts';

/** The instant of a time on this machine's clock. */
const local = (text: string) => new Date(text).toISOString();

test.each([
  { at: '2026-12-05T18:00:00', says: '12/05/2026 06:00 pm', why: 'an evening' },
  { at: '2026-01-02T00:05:00', says: '01/02/2026 12:05 am', why: 'after midnight' },
  { at: '2026-07-31T12:30:00', says: '07/31/2026 12:30 pm', why: 'after noon' },
  { at: '2026-07-31T11:59:00', says: '07/31/2026 11:59 am', why: 'before noon' },
])('a close is told as MM/DD/YYYY hh:mm am/pm: $why [rule: surveys-9]', ({ at, says }) => {
  expect(closeTimeText(local(at))).toBe(says);
});

const prompts = [[1, 2], [3, 4, 5], [6]].map((ids) => ({
  answers: ids.map((promptAnswerId) => ({ promptAnswerId })),
}));

test('what a visitor chose goes before what was sent, prompt by prompt [rule: surveys-6]', () => {
  expect(mergeAnswers(prompts, [1, 3, 4, 6], [5, 2])).toEqual([2, 5, 6]);
});

test('what the survey does not ask any more is dropped', () => {
  expect(answersOf(prompts, [9, 6, 3])).toEqual([3, 6]);
});

test('the same answers in another order are the same', () => {
  expect(areSame([1, 2], [2, 1])).toBe(true);
  expect(areSame([1, 2], [1])).toBe(false);
  expect(areSame([1, 2], [1, 3])).toBe(false);
});

test.each([
  { stored: null, why: 'nothing' },
  { stored: '{', why: 'no JSON' },
  { stored: '3', why: 'a number' },
  { stored: '{"chosen":["1"],"at":0,"base":[]}', why: 'texts for ids' },
  { stored: '{"chosen":[1],"at":-1,"base":[]}', why: 'a prompt before the first' },
  { stored: '{"chosen":[1],"at":0}', why: 'a part of one' },
])('a draft that cannot be read is none: $why', ({ stored }) => {
  expect(parseDraft(stored)).toBeNull();
});

test('a draft is read as it was kept', () => {
  const draft = { chosen: [1, 3], at: 1, base: [2] };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});
