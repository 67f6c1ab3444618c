import { describe, expect, test } from 'vitest';
import { answersDropped, cloneSurvey } from './change-survey.ts';
import { problemsOfSurvey, type SurveyProblem } from './check-survey.ts';
import { answersSurvey, pressAnswer } from './choose-answers.ts';
import { currentSurvey, isSurveyOpen } from './current-survey.ts';
import { type Prompt, type SurveyDraft, surveyLimits } from './survey.ts';
import { countUntranslated, surveyFor, tidyTranslations } from './survey-languages.ts';
import { wordsOfSurvey } from './survey-words.ts';

const promptOf = (promptId: number, ids: readonly number[], numberOfAnswers = 1): Prompt => ({
  promptId,
  text: `Question ${promptId}`,
  isMultiSelect: numberOfAnswers > 1,
  numberOfAnswers,
  answers: ids.map((promptAnswerId) => ({
    promptAnswerId,
    text: `Answer ${promptAnswerId}`,
    imageUrl: null,
  })),
});
const [one, two] = [promptOf(1, [11, 12, 13]), promptOf(2, [21, 22, 23, 24], 2)];
const survey: SurveyDraft = {
  surveyId: 5,
  title: 'Worlds',
  description: '',
  openTime: '2026-01-01T00:00:00.000Z',
  closeTime: '2026-01-08T00:00:00.000Z',
  prompts: [one, two],
};
const own = `/api/picture/${'a'.repeat(64)}`;
const withAnswer = (over: Partial<Prompt['answers'][number]>): Partial<SurveyDraft> => ({
  prompts: [{ ...one, answers: [{ promptAnswerId: 1, text: 'x', imageUrl: null, ...over }] }],
});

describe('what keeps a survey from being saved', () => {
  test('nothing of a good one, with times or without [rule: surveys-13]', () => {
    expect(problemsOfSurvey(survey)).toEqual([]);
    expect(problemsOfSurvey({ ...survey, openTime: null, closeTime: null })).toEqual([]);
    expect(problemsOfSurvey({ ...survey, description: 'x'.repeat(1000) })).toEqual([]);
  });

  const prompts = (over: Partial<Prompt>): Partial<SurveyDraft> => ({
    prompts: [{ ...one, ...over }],
  });
  test.each<[string, Partial<SurveyDraft>, SurveyProblem['code'], string]>([
    ['no title', { title: ' \n' }, 'title_missing', 'title'],
    ['a long title', { title: 'x'.repeat(101) }, 'title_too_long', 'title'],
    [
      'a long description',
      { description: 'x'.repeat(1001) },
      'description_too_long',
      'description',
    ],
    ['a close alone', { openTime: null }, 'open_missing', 'openTime'],
    ['an open alone', { closeTime: null }, 'close_missing', 'closeTime'],
    ['a close at the open', { closeTime: survey.openTime }, 'close_not_after_open', 'closeTime'],
    ['no prompt', { prompts: [] }, 'prompts_missing', 'prompts'],
    [
      'many prompts',
      { prompts: Array.from({ length: 51 }, () => one) },
      'too_many_prompts',
      'prompts',
    ],
    [
      'many answers in all',
      { prompts: Array.from({ length: 11 }, () => promptOf(0, [...Array(50).keys()])) },
      'too_many_answers_in_all',
      'prompts',
    ],
    ['no question', prompts({ text: '' }), 'question_missing', 'prompts.0.text'],
    ['a long question', prompts({ text: 'x'.repeat(301) }), 'question_too_long', 'prompts.0.text'],
    [
      'a long title in another language',
      { translations: { de: { title: 'x'.repeat(101), description: '' } } },
      'title_too_long',
      'translations.de.title',
    ],
    [
      'a long question in another language',
      prompts({ translations: { de: { text: 'x'.repeat(301) } } }),
      'question_too_long',
      'prompts.0.translations.de.text',
    ],
    [
      'a long answer in another language',
      withAnswer({ translations: { de: { text: 'x'.repeat(101) } } }),
      'answer_text_too_long',
      'prompts.0.answers.0.translations.de.text',
    ],
    ['no answer', prompts({ answers: [] }), 'answers_missing', 'prompts.0.answers'],
    [
      'many answers',
      { prompts: [promptOf(1, [...Array(51).keys()])] },
      'too_many_answers',
      'prompts.0.answers',
    ],
    [
      'more to choose than there are',
      { prompts: [promptOf(1, [1, 2], 3)] },
      'wrong_number_of_answers',
      'prompts.0.numberOfAnswers',
    ],
    [
      'none to choose',
      prompts({ isMultiSelect: true, numberOfAnswers: 0 }),
      'wrong_number_of_answers',
      'prompts.0.numberOfAnswers',
    ],
    [
      'an empty answer',
      withAnswer({ text: ' ' }),
      'answer_text_missing',
      'prompts.0.answers.0.text',
    ],
    [
      'a long answer',
      withAnswer({ text: 'x'.repeat(101) }),
      'answer_text_too_long',
      'prompts.0.answers.0.text',
    ],
    ...[
      'http://a.example/b.png',
      'https://',
      'https://u:p@a.example/',
      'https://a.example:8443/x',
      'javascript:alert(1)',
      '/api/picture/x',
      'https://a.example/a b',
    ].map((imageUrl): [string, Partial<SurveyDraft>, SurveyProblem['code'], string] => [
      imageUrl,
      withAnswer({ imageUrl }),
      'bad_image_address',
      'prompts.0.answers.0.imageUrl',
    ]),
    [
      'a long address',
      withAnswer({ imageUrl: `https://a.example/${'x'.repeat(500)}` }),
      'image_address_too_long',
      'prompts.0.answers.0.imageUrl',
    ],
  ])('%s [rule: surveys-17]', (_, over, code, path) => {
    const problems = problemsOfSurvey({ ...survey, ...over });
    expect(problems.map((problem) => [problem.code, problem.path.join('.')])).toEqual([
      [code, path],
    ]);
    expect(problems.map(wordsOfSurvey).join('')).toMatch(/^[A-Z].{10,}$/);
  });

  test.each([own, 'https://a.example/b.png', 'https://a.example', 'HTTPS://a.example/?x=1:2'])(
    '%s may be an image',
    (imageUrl) => {
      expect(problemsOfSurvey({ ...survey, ...withAnswer({ imageUrl }) })).toEqual([]);
    },
  );

  test('what is hidden without multiselect is no problem', () => {
    expect(problemsOfSurvey({ ...survey, prompts: [{ ...one, numberOfAnswers: 9 }] })).toEqual([]);
  });
});

describe('which survey is current', () => {
  const at = (text: string) => Date.parse(text);
  const next = { openTime: '2026-01-10T00:00:00Z', closeTime: '2026-01-12T00:00:00Z' };
  const never = { openTime: null, closeTime: null };
  test.each([
    ['2025-12-31T23:59:59.999Z', null, false],
    ['2026-01-01T00:00:00Z', survey, true],
    ['2026-01-07T23:59:59.999Z', survey, true],
    ['2026-01-08T00:00:00Z', survey, false],
    ['2026-01-09T23:59:59.999Z', survey, false],
    ['2026-01-10T00:00:00Z', next, false],
    ['2026-01-18T23:59:59.999Z', next, false],
    ['2026-01-19T00:00:00Z', null, false],
  ])('at %s [rule: surveys-3]', (now, expected, isOpen) => {
    for (const surveys of [
      [survey, next, never],
      [never, next, survey],
    ]) {
      expect(currentSurvey(surveys, at(now))).toBe(expected);
    }
    expect(isSurveyOpen(survey, at(now))).toBe(isOpen);
  });
});

describe('what a press does', () => {
  test('a single choice is taken, replaced and taken back', () => {
    expect(pressAnswer(one, new Set([21]), 11)).toEqual(new Set([21, 11]));
    expect(pressAnswer(one, new Set([11, 21]), 12)).toEqual(new Set([21, 12]));
    expect(pressAnswer(one, new Set([11, 21]), 11)).toEqual(new Set([21]));
  });

  test('of several no more than the number are taken [rule: surveys-5]', () => {
    expect(pressAnswer(two, new Set([21]), 22)).toEqual(new Set([21, 22]));
    expect(pressAnswer(two, new Set([21, 22]), 23)).toBe('full');
    expect(pressAnswer(two, new Set([21, 22]), 22)).toEqual(new Set([21]));
  });
});

test.each([
  [[11, 21, 22], true],
  [[24, 13, 21], true],
  [[], false],
  [[11, 21], false],
  [[21, 22], false],
  [[11, 12, 21], false],
  [[11, 21, 22, 23], false],
  [[11, 21, 21], false],
  [[11, 21, 22, 22], false],
  [[11, 21, 22, 99], false],
  [[11, 21, 99], false],
])('%j answers the survey: %s [rule: surveys-5]', (ids, answers) => {
  expect(answersSurvey(survey.prompts, ids)).toBe(answers);
});

describe('what a change loses', () => {
  test('texts, order and a larger number lose nothing', () => {
    const prompts = [
      { ...two, numberOfAnswers: 3, text: 'Other' },
      { ...one, answers: [...one.answers].reverse() },
    ];
    expect(answersDropped(survey, { prompts })).toEqual([]);
  });

  test('answers and prompts that go, and all of one that takes fewer', () => {
    const [first, ...rest] = one.answers;
    expect(first).toBeDefined();
    expect(answersDropped(survey, { prompts: [{ ...one, answers: rest }, two] })).toEqual([11]);
    expect(answersDropped(survey, { prompts: [two] })).toEqual([11, 12, 13]);
    const single = { ...two, isMultiSelect: false };
    expect(answersDropped(survey, { prompts: [one, single] })).toEqual([21, 22, 23, 24]);
  });
});

test('a clone has no ids and no times, and can be saved [rule: surveys-15]', () => {
  const cloned = cloneSurvey(survey);
  expect(cloned).toMatchObject({
    surveyId: 0,
    title: 'Worlds (copy)',
    openTime: null,
    closeTime: null,
  });
  expect(JSON.stringify(cloned)).not.toMatch(/"prompt(Answer)?Id":[1-9]/);
  expect(cloned.prompts.map(({ answers }) => answers.length)).toEqual([3, 4]);
  const long = cloneSurvey({ ...survey, title: `${'x'.repeat(92)}😀${'y'.repeat(6)}` });
  expect(long.title).toBe(`${'x'.repeat(92)} (copy)`);
  expect(long.title.length).toBeLessThanOrEqual(surveyLimits.title);
  expect(problemsOfSurvey(long)).toEqual([]);
});

describe('a survey in several languages [rule: surveys-25]', () => {
  const [first, ...others] = one.answers;
  const inGerman: SurveyDraft = {
    ...survey,
    language: 'pl',
    translations: { de: { title: 'Weltmeisterschaft', description: ' ' } },
    prompts: [
      {
        ...one,
        translations: { de: { text: 'Frage 1' }, fr: { text: 'Question 1' } },
        answers: [
          { promptAnswerId: 11, text: 'x', imageUrl: null, translations: { de: { text: 'y' } } },
          ...others,
        ],
      },
    ],
  };

  test('is read in the own language, and each text that is missing there as it was written', () => {
    expect(first?.promptAnswerId).toBe(11);
    const told = surveyFor(inGerman, 'de');
    expect([told.title, told.titleLang, told.description, told.descriptionLang]).toEqual([
      'Weltmeisterschaft',
      undefined,
      '',
      'pl',
    ]);
    expect(told.prompts[0]).toMatchObject({ promptId: 1, text: 'Frage 1', lang: undefined });
    expect(told.prompts[0]?.answers.slice(0, 2)).toMatchObject([
      { promptAnswerId: 11, text: 'y', lang: undefined },
      { promptAnswerId: 12, text: 'Answer 12', lang: 'pl' },
    ]);
  });

  test('has no language but those of the survey itself', () => {
    expect(surveyFor(inGerman, 'fr').prompts[0]).toMatchObject({ text: one.text, lang: 'pl' });
    expect(tidyTranslations(inGerman).prompts[0]?.translations).toEqual({
      de: { text: 'Frage 1' },
    });
  });

  test('says how many texts are missing: a blank original needs none', () => {
    expect(countUntranslated(inGerman, 'de')).toBe(2);
    expect(countUntranslated(survey, 'de')).toBe(1 + 2 + 3 + 4);
  });

  test('is cloned with all of them', () => {
    expect(cloneSurvey(inGerman)).toMatchObject({
      title: 'Worlds (copy)',
      language: 'pl',
      translations: { de: { title: 'Weltmeisterschaft (copy)' } },
      prompts: [{ promptId: 0, translations: { de: { text: 'Frage 1' } } }],
    });
  });
});
