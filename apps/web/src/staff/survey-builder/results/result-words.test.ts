import { expect, test } from 'vitest';
import type { SurveyResults } from '../survey.queries.ts';
import { answersFile, daysFile, daysOf, fileName } from './result-words.ts';

const answer = (promptAnswerId: number, text: string, picks: number) => ({
  promptAnswerId,
  text,
  imageUrl: null,
  picks,
  share: picks / 8,
});
const results: SurveyResults = {
  surveyId: 3,
  title: 'Arena: "best" of 2026?',
  respondents: 8,
  countedAt: '2026-11-23T00:00:00.000Z',
  prompts: [
    {
      promptId: 1,
      text: 'Where?',
      isMultiSelect: false,
      numberOfAnswers: 1,
      answers: [answer(11, '=SUM(A1)', 6), answer(12, 'Paris, France', 2)],
    },
    {
      promptId: 2,
      text: 'When?',
      isMultiSelect: false,
      numberOfAnswers: 1,
      answers: [answer(21, 'May', 8)],
    },
  ],
  days: [
    { day: '2026-11-21', respondents: 2, picks: [2, 0, 2] },
    { day: '2026-11-23', respondents: 6, picks: [4, 2, 6] },
  ],
};

test('the days of an answer: of each by itself, and of all so far', () => {
  expect(daysOf(results, 0)).toEqual([
    { day: '2026-11-21', respondents: 2, picks: 2, percent: 100, percentSoFar: 100 },
    { day: '2026-11-23', respondents: 6, picks: 4, percent: 200 / 3, percentSoFar: 75 },
  ]);
});

test('a line an answer, and no text is a formula', () => {
  expect(answersFile(results).split('\r\n')).toEqual([
    '\uFEFFPrompt,Answer,Picks,Percent,Respondents',
    "Where?,'=SUM(A1),6,75.0,8",
    'Where?,"Paris, France",2,25.0,8',
    'When?,May,8,100.0,8',
    '',
  ]);
});

test('a line a day and answer, each with its own count', () => {
  expect(daysFile(results).split('\r\n').slice(4, 7)).toEqual([
    "2026-11-23,6,Where?,'=SUM(A1),4",
    '2026-11-23,6,Where?,"Paris, France",2',
    '2026-11-23,6,When?,May,6',
  ]);
});

test.each([
  { title: 'Arena: "best" of 2026?', name: 'Arena best of 2026, days.csv' },
  { title: '???', name: 'survey, days.csv' },
])('a file is called by its survey: $name', ({ title, name }) => {
  expect(fileName(title, 'days')).toBe(name);
});
