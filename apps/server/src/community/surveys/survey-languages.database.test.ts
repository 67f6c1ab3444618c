import type { Survey } from '@callshot/contract';
import { beforeEach, expect, test } from 'vitest';
import { inHours, newSurvey, type Wanted, wantedOf } from '../../../testing/community/surveys.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
await product.capabilities.start();
const { db, visitor } = product;
const staff = await product.user('language-staff', ['SurveyCreator']);
const user = await product.user('language-respondent');

const save = (wanted: Wanted) => staff.post('/api/survey/save', wanted);
const read = async (id: number): Promise<Survey> => (await staff.get(`/api/survey/${id}`)).json();

/** Every text of the first prompt in German, one of its answers in French as well. */
const translated = (): Wanted => {
  const wanted = newSurvey({ openTime: inHours(-1), closeTime: inHours(1) });
  return {
    ...wanted,
    language: 'pl',
    translations: {
      de: { title: ' Umfrage ', description: '' },
      fr: { title: '', description: '' },
    },
    prompts: wanted.prompts.map((prompt, at) =>
      at > 0
        ? prompt
        : {
            ...prompt,
            translations: { de: { text: 'Wer gewinnt?' }, es: { text: '¿Quién?' } },
            answers: prompt.answers.map((one, nr) => ({
              ...one,
              translations: {
                de: { text: `${one.text} auf Deutsch` },
                fr: { text: nr === 0 ? 'Rouge' : ' ' },
              },
            })),
          },
    ),
  };
};

let survey: Survey;
beforeEach(async () => {
  await db.deleteFrom('surveyAnswers').execute();
  await db.deleteFrom('surveyCounts').execute();
  await db.deleteFrom('surveyPrompts').execute();
  await db.deleteFrom('surveys').execute();
  const saved = await save(translated());
  expect(saved.statusCode).toBe(200);
  survey = await read(saved.json());
});

test('a survey is read with all of its languages, without what is blank or of none of them [rule: surveys-25]', async () => {
  const current = (await visitor.get('/api/survey/current')).json();
  for (const one of [survey, current]) {
    expect(one).toMatchObject({
      title: 'Worlds Survey',
      language: 'pl',
      translations: {
        de: { title: 'Umfrage', description: '' },
        fr: { title: '', description: '' },
      },
    });
    expect(one.prompts[0].translations).toEqual({ de: { text: 'Wer gewinnt?' } });
    expect(
      one.prompts[0].answers.map((each: { translations: object }) => each.translations),
    ).toEqual([
      { de: { text: 'Red auf Deutsch' }, fr: { text: 'Rouge' } },
      { de: { text: 'Green auf Deutsch' } },
      { de: { text: 'Blue auf Deutsch' } },
    ]);
    expect(one.prompts[1]).not.toHaveProperty('translations');
  }
  expect((await staff.get(`/api/survey/results?surveyId=${survey.surveyId}`)).json()).toMatchObject(
    {
      language: 'pl',
      prompts: [{ text: 'Champion?', answers: [{ text: 'Red' }, {}, {}] }, {}],
    },
  );
});

test('the same again is no change; another text in one language is', async () => {
  const { modified } = survey;
  await save({ ...wantedOf(survey), modified: null });
  expect((await read(survey.surveyId)).modified).toBe(modified);
  const [first, ...others] = survey.prompts;
  const translations = { de: { text: 'Wer siegt?' } };
  const prompts = [{ ...first, translations } as Survey['prompts'][number], ...others];
  expect((await save({ ...wantedOf(survey), prompts, modified: null })).json().code).toBe(
    'changed_meanwhile',
  );
  await save({ ...wantedOf(survey), prompts });
  expect((await read(survey.surveyId)).prompts[0]?.translations).toEqual(translations);
  const [logged] = await db
    .selectFrom('auditLog')
    .select(['before', 'after'])
    .where('action', '=', 'survey.changed')
    .where('subjectId', '=', survey.surveyId)
    .execute();
  expect(JSON.stringify(logged?.before)).toContain('Wer gewinnt?: Red auf Deutsch');
  expect(JSON.stringify(logged?.after)).toContain('Wer siegt?: Red auf Deutsch');
});

test("a language that is removed takes nobody's answers [rule: surveys-25]", async () => {
  const chosen = survey.prompts.flatMap(({ answers, numberOfAnswers }) =>
    answers.slice(0, numberOfAnswers).map(({ promptAnswerId }) => promptAnswerId),
  );
  expect((await user.post('/api/survey/answers', chosen)).statusCode).toBe(200);
  const { translations: _, ...rest } = wantedOf(survey);
  const saved = await save({ ...rest, language: 'en' });
  expect(saved.statusCode).toBe(200);
  const after = await read(survey.surveyId);
  expect(after).not.toHaveProperty('language');
  expect(JSON.stringify(after)).not.toContain('translations');
  expect((await user.get(`/api/survey/answers?surveyId=${survey.surveyId}`)).json()).toEqual(
    chosen,
  );
});

test('a save that says nothing of languages leaves them [rule: surveys-25]', async () => {
  const { language: _, translations: _others, ...rest } = wantedOf(survey);
  const prompts = rest.prompts.map(({ translations: _own, ...prompt }) => ({
    ...prompt,
    answers: prompt.answers.map(({ translations: _theirs, ...answer }) => answer),
  }));
  const saved = await save({ ...rest, prompts, title: 'Renamed' });
  expect(saved.statusCode).toBe(200);
  expect(await read(survey.surveyId)).toEqual({
    ...survey,
    title: 'Renamed',
    modified: expect.any(String),
  });
});

test.each<{ why: string; over: Partial<Wanted>; code: string }>([
  {
    why: 'a translation into its own language',
    over: { translations: { pl: { title: 'x', description: '' } } },
    code: 'bad_request',
  },
  {
    why: 'a translation that is too long',
    over: { translations: { de: { title: 'x'.repeat(101), description: '' } } },
    code: 'survey_invalid',
  },
  {
    why: 'a language that is none',
    over: { translations: { 'no language': { title: 'x', description: '' } } },
    code: 'bad_request',
  },
])('refuses $why', async ({ over, code }) => {
  const refused = await save({ ...wantedOf(survey), ...over });
  expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
  expect((await read(survey.surveyId)).modified).toBe(survey.modified);
});

test('who lost an answer is told the title in the own language', async () => {
  await user.post('/api/account/preferences', {
    plainNames: false,
    stillPlates: false,
    language: 'de',
  });
  const chosen = survey.prompts.flatMap(({ answers, numberOfAnswers }) =>
    answers.slice(0, numberOfAnswers).map(({ promptAnswerId }) => promptAnswerId),
  );
  await user.post('/api/survey/answers', chosen);
  const prompts = survey.prompts.map((prompt, at) =>
    at === 0 ? { ...prompt, answers: prompt.answers.slice(1) } : prompt,
  );
  await save({ ...wantedOf(survey), prompts, dropsAnswers: true });
  await expect
    .poll(async () => (await user.get('/api/notification/all')).json()[0]?.html, {
      timeout: 10_000,
    })
    .toMatch(/>Umfrage</);
});
