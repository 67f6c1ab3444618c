import { expect, test } from 'vitest';
import { tellOfSurvey } from './tell-of-surveys.ts';

const row = (action: string, before: unknown, after: unknown) =>
  ({ action, subjectType: 'survey', subjectId: 7, before, after }) as Parameters<
    typeof tellOfSurvey
  >[0];
const times = { openTime: '2026-01-02T03:04:05.000Z', closeTime: '2026-02-02T03:04:05.000Z' };

test.each([
  [
    'made',
    row('survey.created', null, { title: 'Worlds', ...times, prompts: ['Who? (1 of): A | B'] }),
    [
      'Made, open from January 2, 2026, 3:04 AM UTC to February 2, 2026, 3:04 AM UTC',
      'Asks: Who? (1 of): A | B',
    ],
  ],
  [
    'made without times',
    row('survey.created', null, { title: 'Worlds', openTime: null, prompts: [] }),
    ['Made, without times'],
  ],
  [
    'changed',
    row(
      'survey.changed',
      { title: 'Before', closeTime: null, prompts: ['Who? (1 of): A | B'] },
      {
        title: 'Worlds',
        closeTime: times.closeTime,
        prompts: ['Who? (1 of): A'],
        answersDeleted: 1200,
        respondents: 1,
      },
    ),
    [
      'Called “Worlds”, before “Before”',
      'Closes February 2, 2026, 3:04 AM UTC, before never',
      '1,200 answers of 1 respondent deleted',
      'Asked before: Who? (1 of): A | B',
      'Asks: Who? (1 of): A',
    ],
  ],
  [
    'put in another order',
    row(
      'survey.changed',
      { title: 'Worlds', prompts: ['a', 'b'] },
      { title: 'Worlds', prompts: ['b', 'a'] },
    ),
    ['Its prompts have another order'],
  ],
])('a survey that was %s', (_, told, lines) => {
  expect(tellOfSurvey(told)).toEqual({ about: 'Worlds', lines, more: 0 });
});

test('nothing else is told here', () => {
  expect(tellOfSurvey(row('promo.created', null, { title: 'x' }))).toBeNull();
});
