import { expect, test } from 'vitest';
import { settler } from './settle-survey.ts';
import { addPrompt, changeAnswer, changePrompt, movePrompt, removePrompt } from './survey-edits.ts';
import { emptySurvey, newAnswer, type SurveyState } from './survey-state.ts';

const answer = { ...newAnswer('x'), imageUrl: 'https://elsewhere.example/x.png' };
const sent: SurveyState = changePrompt(addPrompt(emptySurvey()), 0, (prompt) => ({
  ...prompt,
  answers: [answer],
}));
const stored = {
  prompts: sent.prompts.map(({ text, isMultiSelect, numberOfAnswers, answers }, at) => ({
    promptId: 7 + at,
    text,
    isMultiSelect,
    numberOfAnswers,
    answers: answers.map((one) => ({ ...one, promptAnswerId: 70, imageUrl: '/api/picture/a' })),
  })),
};
const ids = ({ prompts }: SurveyState) => prompts.map(({ promptId }) => promptId);

test('what was new has its ids and its pictures, in what was sent and in what was done since', () => {
  const settle = settler(sent, stored);
  expect(settle(sent).prompts[0]?.answers[0]).toMatchObject({
    promptAnswerId: 70,
    imageUrl: '/api/picture/a',
  });
  expect(ids(settle(movePrompt(sent, 1, 0)))).toEqual([8, 7]);
  expect(ids(settle(removePrompt(sent, 1)))).toEqual([7]);
  expect(ids(settle(addPrompt(sent)))).toEqual([7, 8, 0]);
});

test('a picture that was changed since stays what it was changed to', () => {
  const changed = changePrompt(sent, 0, (prompt) =>
    changeAnswer(prompt, answer.key, { imageUrl: '/api/picture/b' }),
  );
  expect(settler(sent, stored)(changed).prompts[0]?.answers[0]).toMatchObject({
    promptAnswerId: 70,
    imageUrl: '/api/picture/b',
  });
});

test('states that share their prompts share them afterwards', () => {
  const settle = settler(sent, stored);
  expect(settle(sent).prompts).toBe(settle({ ...sent, title: 'typed since' }).prompts);
});
