import type { Survey } from '@callshot/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { inHours, newSurvey, type Wanted, wantedOf } from '../../../testing/community/surveys.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
await product.capabilities.start();
await elsewhere.capabilities.start();
const { db, visitor } = product;
const staff = await product.user('survey-staff', ['SurveyCreator']);
const colleague = await elsewhere.user('survey-colleague', ['Admin']);

const save = (wanted: Wanted, by = staff) => by.post('/api/survey/save', wanted);
const saved = async (wanted: Wanted): Promise<number> => {
  const answer = await save(wanted);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const read = async (id: number): Promise<Survey> => (await staff.get(`/api/survey/${id}`)).json();
const rowsOf = async () => ({
  surveys: await db.selectFrom('surveys').selectAll().orderBy('id').execute(),
  prompts: await db.selectFrom('surveyPrompts').selectAll().orderBy('id').execute(),
  options: await db.selectFrom('surveyOptions').selectAll().orderBy('id').execute(),
});

beforeEach(async () => {
  await db.deleteFrom('surveyAnswers').execute();
  await db.deleteFrom('surveyCounts').execute();
  await db.deleteFrom('surveyPrompts').execute();
  await db.deleteFrom('surveys').execute();
});

test('a survey is saved whole, answers its id, and is read as it was written [rule: surveys-2, surveys-12, surveys-14]', async () => {
  const id = await saved(
    newSurvey({ title: '  Worlds  ', openTime: inHours(1), closeTime: inHours(3) }),
  );
  const survey = await read(id);
  expect(survey).toMatchObject({
    surveyId: id,
    title: 'Worlds',
    description: 'Who wins?',
    respondents: 0,
    answered: {},
    prompts: [
      { text: 'Champion?', isMultiSelect: false, numberOfAnswers: 1 },
      { text: 'Finalists?', isMultiSelect: true, numberOfAnswers: 2 },
    ],
  });
  const texts = survey.prompts.map(({ answers }) => answers.map(({ text }) => text));
  expect(texts).toEqual([
    ['Red', 'Green', 'Blue'],
    ['A', 'B', 'C', 'D'],
  ]);
  expect((await staff.get('/api/survey/list')).json()).toMatchObject([
    { surveyId: id, title: 'Worlds', prompts: 2, respondents: 0 },
  ]);
  expect((await visitor.get('/api/survey/current')).json()).toBeNull();
});

test('what is hidden without multiselect counts as one', async () => {
  const [champion, ...others] = newSurvey().prompts;
  const prompts = [{ ...champion, numberOfAnswers: 7 } as Wanted['prompts'][number], ...others];
  expect((await read(await saved(newSurvey({ prompts })))).prompts[0]?.numberOfAnswers).toBe(1);
});

test('a change keeps the ids of what stays, in its new order, and takes what goes', async () => {
  const survey = await read(await saved(newSurvey()));
  const [champion, finalists] = survey.prompts;
  if (!champion || !finalists) throw new Error('Two prompts were saved');
  const [red, green, blue] = champion.answers;
  if (!red || !green || !blue) throw new Error('Three answers were saved');
  const fresh = { promptAnswerId: 0, text: 'Yellow', imageUrl: null };
  const id = await saved({
    ...wantedOf(survey),
    prompts: [finalists, { ...champion, answers: [fresh, blue, { ...red, text: 'Crimson' }] }],
  });
  expect(id).toBe(survey.surveyId);
  const after = await read(id);
  expect(after.prompts.map(({ promptId }) => promptId)).toEqual([
    finalists.promptId,
    champion.promptId,
  ]);
  expect(after.prompts[1]?.answers).toEqual([
    { ...fresh, promptAnswerId: expect.any(Number) },
    blue,
    { ...red, text: 'Crimson' },
  ]);
  expect(Date.parse(after.modified)).toBeGreaterThan(Date.parse(survey.modified));
  expect(after.created).toBe(survey.created);
});

test('what somebody saved since is not written over; the same again is no change [rule: surveys-14]', async () => {
  const survey = await read(await saved(newSurvey()));
  const mine = { ...wantedOf(survey), title: 'Mine' };
  const theirs = { ...wantedOf(survey), title: 'Theirs' };
  expect((await save(theirs, colleague)).statusCode).toBe(200);
  const before = await rowsOf();
  const refused = await save(mine);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'changed_meanwhile',
    current: { title: 'Theirs', prompts: [{}, {}] },
  });
  expect((await save(theirs, colleague)).statusCode).toBe(200);
  expect((await save({ ...mine, modified: null })).json().code).toBe('changed_meanwhile');
  expect(await rowsOf()).toEqual(before);
  expect((await save({ ...mine, surveyId: 2 ** 31 - 1 })).json().code).toBe('survey_not_found');
});

test('of two who save at once one is refused', async () => {
  const survey = await read(await saved(newSurvey()));
  const answers = await Promise.all(
    [staff, colleague].map((by, at) => save({ ...wantedOf(survey), title: `Of ${at}` }, by)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

describe('no two surveys are open at once [rule: surveys-17]', () => {
  test('the other is named [rule: surveys-17]', async () => {
    const other = { openTime: inHours(1), closeTime: inHours(3) };
    const id = await saved(newSurvey({ ...other, title: 'First' }));
    const refused = await save(newSurvey({ openTime: inHours(2), closeTime: inHours(4) }));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'surveys_overlap',
      current: { surveyId: id, title: 'First', ...other },
    });
    // One after the other is no overlap, and a survey does not stand in its own way.
    await saved(newSurvey({ openTime: other.closeTime, closeTime: inHours(4) }));
    await saved({ ...wantedOf(await read(id)), openTime: inHours(2) });
  });

  test('nor when two are saved at the same time', async () => {
    const times = { openTime: inHours(1), closeTime: inHours(3) };
    const answers = await Promise.all(
      [staff, colleague, staff, colleague].map((by) => save(newSurvey(times), by)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await rowsOf()).surveys.length).toBe(1);
  });
});

test.each<[string, Partial<Wanted>, string, string]>([
  ['no title', { title: ' ' }, 'title', 'A survey needs a title'],
  [
    'a long description',
    { description: 'x'.repeat(1001) },
    'description',
    'At most 1000 characters',
  ],
  [
    'a close before the open',
    { openTime: inHours(2), closeTime: inHours(1) },
    'closeTime',
    'A survey closes after it opens',
  ],
  [
    'a close alone',
    { closeTime: inHours(1) },
    'openTime',
    'With a close time a survey needs an open time',
  ],
  ['no prompt', { prompts: [] }, 'prompts', 'A survey needs a prompt'],
])('%s is refused at its place, and nothing is written', async (_, over, path, message) => {
  const refused = await save(newSurvey(over));
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'survey_invalid', problems: [{ path, message }] });
  expect(await rowsOf()).toEqual({ surveys: [], prompts: [], options: [] });
});

test('prompts and answers of other surveys cannot be taken over', async () => {
  const first = await read(await saved(newSurvey()));
  const second = await read(await saved(newSurvey()));
  const before = await rowsOf();
  const [mine, own] = second.prompts;
  const [theirs] = first.prompts;
  if (!mine || !own || !theirs) throw new Error('Each has two prompts');
  for (const prompts of [
    [theirs, own],
    [{ ...mine, answers: theirs.answers }, own],
    [mine, mine],
    [mine, { ...own, answers: [...own.answers, ...own.answers] }],
  ]) {
    const refused = await save({ ...wantedOf(second), prompts });
    expect(refused.json().code).toBe('survey_invalid');
  }
  expect((await save({ ...newSurvey(), prompts: first.prompts })).json().code).toBe(
    'survey_invalid',
  );
  expect(await rowsOf()).toEqual(before);
});

test('years that no calendar reaches, halves of characters and numbers without end are refused', async () => {
  for (const over of [
    { openTime: '0000-01-01T00:00:00Z', closeTime: inHours(1) },
    { surveyId: 2 ** 31 },
    { title: '\ud800' },
    { prompts: [{ ...newSurvey().prompts[0], numberOfAnswers: 2 ** 40 }] },
  ]) {
    const refused = await save({ ...newSurvey(), ...over } as Wanted);
    expect(refused.statusCode).toBe(400);
  }
});

test('what staff save is in the audit log, with what was before', async () => {
  const survey = await read(await saved(newSurvey({ title: 'Logged' })));
  await saved({
    ...wantedOf(survey),
    title: 'Logged twice',
    openTime: inHours(1),
    closeTime: inHours(2),
  });
  const rows = await db
    .selectFrom('auditLog')
    .select(['action', 'actorUserId', 'before', 'after'])
    .where('subjectType', '=', 'survey')
    .where('subjectId', '=', survey.surveyId)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    {
      action: 'survey.created',
      actorUserId: staff.id,
      after: {
        title: 'Logged',
        prompts: ['Champion? (1 of): Red | Green | Blue', expect.any(String)],
      },
    },
    {
      action: 'survey.changed',
      before: { title: 'Logged', openTime: null },
      after: { title: 'Logged twice' },
    },
  ]);
  expect(rows[1]?.after).not.toHaveProperty('prompts');
});

test('the current survey follows what staff save, in every process [rule: surveys-2, surveys-3]', async () => {
  const id = await saved(newSurvey({ openTime: inHours(-1), closeTime: inHours(1) }));
  const current = async () => (await elsewhere.visitor.get('/api/survey/current')).json();
  await expect.poll(current).toMatchObject({ surveyId: id, title: 'Worlds Survey' });
  expect(await current()).not.toHaveProperty('respondents');
  const inGame2 = await elsewhere.app.inject({
    url: '/api/survey/current',
    headers: { game: '2' },
  });
  expect([inGame2.json(), inGame2.headers.vary]).toEqual([null, expect.stringContaining('Game')]);
  const survey = await read(id);
  await saved({ ...wantedOf(survey), title: 'Renamed', closeTime: inHours(-0.5) });
  await expect.poll(current).toMatchObject({ title: 'Renamed' });
  await saved({
    ...wantedOf(await read(id)),
    openTime: inHours(-24 * 8 - 1),
    closeTime: inHours(-24 * 8),
  });
  await expect.poll(current).toBeNull();
});
