import type { Survey } from '@callshot/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { inHours, newSurvey, type Wanted, wantedOf } from '../../../testing/community/surveys.ts';
import { testProduct } from '../../../testing/product/product.ts';

const product = await testProduct();
/** Another process on the same database. */
const elsewhere = await testProduct(product);
await product.capabilities.start();
await elsewhere.capabilities.start();
const { db, visitor } = product;
const staff = await product.user('survey-staff', ['SurveyCreator']);
const users: TestUser[] = [];
for (const at of Array.from({ length: 12 }).keys()) {
  users.push(await (at % 2 === 0 ? product : elsewhere).user(`respondent-${at}`));
}
const [user, another] = users as [TestUser, TestUser];

let survey: Survey;
const read = async (id: number): Promise<Survey> => (await staff.get(`/api/survey/${id}`)).json();
const save = (wanted: Wanted) => staff.post('/api/survey/save', wanted);
const answer = (ids: unknown, by = user) => by.post('/api/survey/answers', ids);
const own = async (by = user) =>
  (await by.get(`/api/survey/answers?surveyId=${survey.surveyId}`)).json();
const results = async () =>
  (await staff.get(`/api/survey/results?surveyId=${survey.surveyId}`)).json();
const stored = () => db.selectFrom('surveyAnswers').selectAll().orderBy('userId').execute();
/** Ids of answers, by the places of prompt and answer. */
const ids = (...places: readonly (readonly [number, number])[]) =>
  places.map(([prompt, at]) => survey.prompts[prompt]?.answers[at]?.promptAnswerId ?? 0);

beforeEach(async () => {
  await db.deleteFrom('surveyAnswers').execute();
  await db.deleteFrom('surveyCounts').execute();
  await db.deleteFrom('surveyPrompts').execute();
  await db.deleteFrom('surveys').execute();
  const saved = await save(newSurvey({ openTime: inHours(-1), closeTime: inHours(1) }));
  survey = await read(saved.json());
  const seen = async () => (await elsewhere.visitor.get('/api/survey/current')).json()?.surveyId;
  await expect.poll(seen).toBe(survey.surveyId);
});

test('answers are saved, read by their owner alone, and replaced by the next [rule: surveys-6, surveys-7]', async () => {
  const first = ids([0, 0], [1, 1], [1, 2]);
  const saved = await answer(first);
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({ savedAt: expect.any(String), closeTime: survey.closeTime });
  expect(await own()).toEqual(first);
  expect(await own(another)).toEqual([]);
  const second = ids([1, 0], [0, 2], [1, 3]);
  expect((await answer(second)).statusCode).toBe(200);
  expect(await own()).toEqual(second);
  expect(await results()).toMatchObject({ respondents: 1 });
  expect((await visitor.post('/api/survey/answers', first)).statusCode).toBe(401);
});

test('only exact answers are taken, whatever else is sent [rule: surveys-7]', async () => {
  const right = ids([0, 0], [1, 1], [1, 2]);
  const [red = 0, b = 0, c = 0] = right;
  const a = ids([1, 0])[0] ?? 0;
  for (const wrong of [
    [],
    [red],
    [red, b],
    [b, c],
    [red, b, c, a],
    [red, b, b],
    [red, b, c, c],
    [...ids([0, 0], [0, 1]), b, c],
    [red, b, 2 ** 31 - 1],
  ]) {
    const refused = await answer(wrong);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'answers_invalid']);
  }
  for (const wrong of [
    [red, b, 2 ** 31],
    [red, b, -1],
    [red, b, 1.5],
    [`${red}`, b, c],
    null,
    {},
  ]) {
    expect((await answer(wrong)).statusCode).toBe(400);
  }
  expect(await stored()).toEqual([]);
});

test('before it opens and after it closed nothing is taken, and what is there can be read [rule: surveys-8]', async () => {
  const chosen = ids([0, 0], [1, 1], [1, 2]);
  await answer(chosen);
  await save({ ...wantedOf(survey), closeTime: inHours(-0.5) });
  const late = await answer(ids([0, 1], [1, 1], [1, 2]));
  expect([late.statusCode, late.json().code]).toEqual([409, 'survey_closed']);
  expect(await own()).toEqual(chosen);
  survey = await read(survey.surveyId);
  await save({ ...wantedOf(survey), openTime: inHours(1), closeTime: inHours(2) });
  expect((await answer(chosen, another)).json().code).toBe('survey_closed');
  expect((await another.get(`/api/survey/answers?surveyId=${survey.surveyId}`)).statusCode).toBe(
    404,
  );
});

/** Everybody sends answers until they are refused; when each of these was saved. */
async function writeUntilClosed(): Promise<string[]> {
  const write = async (by: TestUser, at: number): Promise<string[]> => {
    const times: string[] = [];
    for (let turn = 0; ; turn += 1) {
      const saved = await answer(ids([0, (at + turn) % 3], [1, 1], [1, 2]), by);
      if (saved.statusCode !== 200) {
        expect([saved.statusCode, saved.json().code]).toEqual([409, 'survey_closed']);
        return times;
      }
      times.push(saved.json().savedAt);
    }
  };
  return (await Promise.all(users.map(write))).flat();
}

describe('none is late by the database’s clock', () => {
  test.each([
    { why: 'the close comes', hours: 0.5 / 3600 },
    { why: 'staff close at once', hours: -0.5 },
  ])('twelve writers while $why [rule: surveys-7]', async ({ hours }) => {
    const writing = writeUntilClosed();
    await expect.poll(async () => (await stored()).length).toBe(users.length);
    const closeTime = inHours(hours);
    expect((await save({ ...wantedOf(survey), closeTime })).statusCode).toBe(200);
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const accepted = await writing;
    const end = Math.max(Date.parse(closeTime), rows[0]?.now.getTime() ?? 0);
    expect(accepted.length).toBeGreaterThan(users.length);
    expect(accepted.filter((at) => Date.parse(at) >= end)).toEqual([]);
    const last = (await stored()).map(({ savedAt }) => savedAt.getTime());
    expect(Math.max(...last)).toBeLessThan(end);
    expect((await results()).respondents).toBe(users.length);
  });
});

describe('results', () => {
  test('count what is stored, in all and by day, after whatever was saved, replaced and deleted', async () => {
    const turns = Array.from({ length: 60 }, (_, at) => at);
    await Promise.all(
      turns.map((at) =>
        answer(ids([0, at % 3], [1, at % 4], [1, (at + 1 + (at % 3)) % 4]), users[(at * 7) % 12]),
      ),
    );
    await sql`update survey_answers set saved_at = saved_at - interval '3 days'
      where user_id = any(${users.slice(0, 5).map(({ id }) => id)}::int[])`.execute(db);
    await db.deleteFrom('surveyAnswers').where('userId', '=', another.id).execute();
    const rows = await stored();
    expect(rows.length).toBeGreaterThan(5);
    const naive = (own: typeof rows) =>
      survey.prompts.flatMap(({ answers }) =>
        answers.map(
          ({ promptAnswerId }) =>
            own.filter(({ optionIds }) => optionIds.includes(promptAnswerId)).length,
        ),
      );
    const counted = await results();
    expect(counted.respondents).toBe(rows.length);
    const told = counted.prompts.flatMap(({ answers }: Survey['prompts'][number]) => answers);
    expect(told.map(({ picks }: { picks: number }) => picks)).toEqual(naive(rows));
    expect(told[0].share).toBeCloseTo(told[0].picks / rows.length);
    const dayOf = ({ savedAt }: (typeof rows)[number]) => savedAt.toISOString().slice(0, 10);
    const days = [...new Set(rows.map(dayOf))].sort();
    expect(days.length).toBe(2);
    expect(counted.days).toEqual(
      days.map((day) => {
        const ofDay = rows.filter((row) => dayOf(row) === day);
        return { day, respondents: ofDay.length, picks: naive(ofDay) };
      }),
    );
  });

  test('of a survey that nobody answered are none', async () => {
    expect(await results()).toMatchObject({
      respondents: 0,
      days: [],
      prompts: [{ answers: [{ picks: 0, share: 0 }, {}, {}] }, {}],
    });
  });
});

describe('removing answers that people chose [rule: surveys-18]', () => {
  const without = (prompt: number, at: number): Wanted => ({
    ...wantedOf(survey),
    prompts: survey.prompts.map((own, place) =>
      place === prompt ? { ...own, answers: own.answers.filter((_, nr) => nr !== at) } : own,
    ),
  });
  beforeEach(async () => {
    await answer(ids([0, 0], [1, 1], [1, 2]));
    await answer(ids([0, 1], [1, 1], [1, 3]), another);
  });

  test('asks, says how many, and deletes those answers alone [rule: surveys-18]', async () => {
    const before = await stored();
    const refused = await save(without(1, 1));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'answers_would_go',
      current: { answers: 2, respondents: 2 },
    });
    expect(await stored()).toEqual(before);
    expect((await save({ ...without(1, 1), dropsAnswers: true })).statusCode).toBe(200);
    expect(await own()).toEqual(ids([0, 0], [1, 2]));
    expect(await own(another)).toEqual(ids([0, 1], [1, 3]));
    expect((await stored()).every(({ lostAt }) => lostAt !== null)).toBe(true);
    expect(await results()).toMatchObject({
      respondents: 2,
      prompts: [{}, { answers: [{ picks: 0 }, { picks: 1 }, { picks: 1 }] }],
    });
    const audited = await db
      .selectFrom('auditLog')
      .select('after')
      .where('action', '=', 'survey.changed')
      .where('subjectId', '=', survey.surveyId)
      .execute();
    expect(audited).toMatchObject([{ after: { answersDeleted: 2, respondents: 2 } }]);
  });

  test('tells those alone who lost some, while they can still choose', async () => {
    await save({ ...without(0, 0), dropsAnswers: true });
    const told = () =>
      db
        .selectFrom('notifications as n')
        .innerJoin('notices as o', 'o.id', 'n.noticeId')
        .select(['n.userId', 'o.html'])
        .where('o.kind', '=', 'survey-answers-lost')
        .where('o.subject', 'like', `survey-answers-lost ${survey.surveyId} %`)
        .execute();
    await expect
      .poll(told, { timeout: 10_000 })
      .toEqual([{ userId: user.id, html: expect.stringContaining('Worlds Survey') }]);
    const lost = await stored();
    expect(lost.map(({ lostAt }) => lostAt !== null)).toEqual([true, false]);
    survey = await read(survey.surveyId);
    await expect.poll(async () => (await answer(ids([0, 0], [1, 1], [1, 2]))).statusCode).toBe(200);
    expect((await stored()).every(({ lostAt }) => lostAt === null)).toBe(true);
  });

  test('a smaller number takes the answers of its prompt, a larger one none', async () => {
    const asking = (numberOfAnswers: number): Wanted => ({
      ...wantedOf(survey),
      prompts: survey.prompts.map((own) => (own.isMultiSelect ? { ...own, numberOfAnswers } : own)),
    });
    expect((await save(asking(1))).json()).toMatchObject({
      code: 'answers_would_go',
      current: { answers: 4, respondents: 2 },
    });
    expect((await save(asking(3))).statusCode).toBe(200);
    expect(await own()).toEqual(ids([0, 0], [1, 1], [1, 2]));
  });

  test('texts and what nobody chose change without a question', async () => {
    const wanted = without(0, 2);
    const prompts = wanted.prompts.map((prompt) => ({
      ...prompt,
      answers: prompt.answers.map((each) => ({ ...each, text: `${each.text}!` })),
    }));
    expect((await save({ ...wanted, prompts })).statusCode).toBe(200);
    expect(await own()).toEqual(ids([0, 0], [1, 1], [1, 2]));
  });

  test('whose answers are all gone is no respondent any more', async () => {
    const [champion] = survey.prompts;
    const fresh = { promptId: 0, text: 'New?', isMultiSelect: false, numberOfAnswers: 1 };
    const answers = [{ promptAnswerId: 0, text: 'Yes', imageUrl: null }];
    expect(champion).toBeDefined();
    await save({ ...wantedOf(survey), prompts: [{ ...fresh, answers }], dropsAnswers: true });
    expect(await results()).toMatchObject({ respondents: 0, days: [] });
    expect(await own()).toEqual([]);
  });
});

test('nothing that staff see or that is logged tells whose answers are whose', async () => {
  await answer(ids([0, 0], [1, 1], [1, 2]));
  for (const path of ['list', `${survey.surveyId}`, `results?surveyId=${survey.surveyId}`]) {
    const { body } = await staff.get(`/api/survey/${path}`);
    expect(body).not.toContain('respondent-0');
    expect(body).not.toMatch(/"userId"/);
  }
  const audited = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('actorUserId', '=', user.id)
    .execute();
  expect(audited.filter(({ action }) => action.startsWith('survey'))).toEqual([]);
  expect((await user.get('/api/survey/list')).statusCode).toBe(403);
});
