import { sql } from 'kysely';
import { createAnswerSurvey } from '../../apps/server/src/community/surveys/answer-survey.service.ts';
import { readResults } from '../../apps/server/src/community/surveys/read-surveys.service.ts';
import { createSurveyStore } from '../../apps/server/src/community/surveys/survey-store.ts';
import { findSurvey } from '../../apps/server/src/community/surveys/surveys.repository.ts';
import { writeSurvey } from '../../apps/server/src/community/surveys/write-survey.repository.ts';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { playoffStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { onNewDatabase } from '../bench-database.ts';
import { type BenchRow, medianOf } from '../bench-row.ts';
import { hammer, type Save } from '../saving/hammer.ts';
import { bareUpsertOf, serviceOf } from '../saving/ways-to-save.ts';
import { sized } from '../sized.ts';

const savers = 32;
const roundMs = sized(1500, 50);
const rounds = sized(3, 1);
const respondents = sized(1_000_000, 2000);
const prompts = 8;
const options = 8;
const chosenOfLast = 3;
const resultsAtMostMs = 1000;
const hourMs = 3_600_000;

/** Saving answers against saving picks and a bare upsert; results of a million respondents against counting them. */
export const run = (): Promise<readonly BenchRow[]> =>
  onNewDatabase(async (db) => {
    const survey = await plantSurvey(db);
    await plantUsers(db);
    const saving = await compareSaves(db, survey);
    await plantAnswers(db, survey);
    return [...saving, await compareResults(db, survey.surveyId)];
  });

type Survey = NonNullable<Awaited<ReturnType<typeof findSurvey>>>;

/** One answer of seven prompts, three of the eighth. */
async function plantSurvey(db: Db): Promise<Survey> {
  const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  const surveyId = await writeSurvey(db, {
    surveyId: 0,
    title: 'A survey',
    description: '',
    openTime: at(-1),
    closeTime: at(10),
    prompts: Array.from({ length: prompts }, (_, nr) => ({
      promptId: 0,
      text: `Question ${nr}`,
      isMultiSelect: nr === prompts - 1,
      numberOfAnswers: nr === prompts - 1 ? chosenOfLast : 1,
      answers: Array.from({ length: options }, (_each, place) => ({
        promptAnswerId: 0,
        text: `Answer ${place}`,
        imageUrl: null,
      })),
    })),
  });
  const survey = await findSurvey(db, surveyId);
  if (!survey) throw new Error('It was just made');
  return survey;
}

async function plantUsers(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '600s'`.execute(trx);
    await sql`insert into users (username, username_key)
      select 'user ' || n, 'user ' || n from generate_series(1, ${respondents}::int) n`.execute(
      trx,
    );
    await sql`analyze`.execute(trx);
  });
}

function answering(db: Db, survey: Survey): Save {
  const changes = { onSurvey: () => {}, onReconnected: () => {} };
  const answer = createAnswerSurvey({ db, store: createSurveyStore({ db, changes }) });
  return async (userId, turn) => {
    const ids = survey.prompts.flatMap(({ answers, numberOfAnswers }, nr) =>
      Array.from(
        { length: numberOfAnswers },
        (_, at) => answers[(turn * (nr + 3) + at) % answers.length]?.promptAnswerId ?? 0,
      ),
    );
    const saved = await answer(userId, ids);
    if (!saved.ok) throw new Error(`Answers were refused: ${saved.code}`);
  };
}

async function compareSaves(db: Db, survey: Survey): Promise<BenchRow[]> {
  const userIds = Array.from({ length: 2000 }, (_, at) => at + 1);
  const event = await testEvent(db, { stages: [playoffStage({ teams: 16, hasReset: true })] });
  const ways = [answering(db, survey), serviceOf(db, event, true), await bareUpsertOf(db, event)];
  const load = { userIds, width: savers, ms: roundMs };
  for (const way of ways) await hammer({ ...load, ms: roundMs / 2 }, way);
  const perSave: number[][] = ways.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, way] of ways.entries()) {
      perSave[at]?.push(1000 / (await hammer(load, way)).perSecond);
    }
  }
  const [ours = 0, peer = 0, limit = 0] = perSave.map(medianOf);
  const half = { userIds, width: savers / 2, ms: roundMs, rate: 500 / peer };
  const late: number[] = [];
  for (const way of ways) late.push((await hammer(half, way)).p99);
  const named = { oursUnit: 'ms', peerName: 'a save of picks', limitName: 'bare upsert' };
  return [
    {
      ...named,
      bench: `a save of answers to ${prompts} prompts, ${savers} savers`,
      ours,
      peer,
      limit,
      mostOfPeer: 1,
    },
    {
      ...named,
      bench: 'the same, half load, p99',
      ours: late[0] ?? Number.NaN,
      peer: late[1] ?? Number.NaN,
      limit: late[2] ?? Number.NaN,
    },
  ];
}

/** Everybody answers, within a month. */
async function plantAnswers(db: Db, { surveyId, prompts: asked }: Survey): Promise<void> {
  const first = asked[0]?.answers[0]?.promptAnswerId ?? 0;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '600s'`.execute(trx);
    await sql`delete from survey_answers`.execute(trx);
    await sql`insert into survey_answers (survey_id, user_id, option_ids, saved_at)
      select ${surveyId}, n, array(
          select ${first}::int + p * ${options}::int + (n * (p + 3)) % ${options}::int
          from generate_series(0, ${prompts - 1}::int) p
        ) || array[${first}::int + ${(prompts - 1) * options}::int + (n * 10 + 1) % 8,
          ${first}::int + ${(prompts - 1) * options}::int + (n * 10 + 2) % 8],
        clock_timestamp() - n % 30 * interval '1 day'
      from generate_series(1, ${respondents}::int) n`.execute(trx);
    await sql`analyze`.execute(trx);
  });
}

async function compareResults(db: Db, surveyId: number): Promise<BenchRow> {
  const parts = {
    db,
    clock: { now: async () => new Date() },
    store: { all: async () => [] },
  };
  const ours: number[] = [];
  for (let round = 0; round < sized(20, 1); round += 1) {
    ours.push(
      await time(async () => {
        const results = await readResults(parts, surveyId);
        if (!results.ok || results.value.respondents !== respondents) {
          throw new Error('The counts are not those of all respondents');
        }
        JSON.stringify(results.value);
      }),
    );
  }
  const peer: number[] = [];
  for (let round = 0; round < sized(2, 1); round += 1)
    peer.push(await time(() => countNaively(db, surveyId)));
  return {
    bench: `results of ${respondents} respondents, by day`,
    ours: medianOf(ours),
    oursUnit: 'ms',
    most: resultsAtMostMs,
    peer: medianOf(peer),
    peerName: 'counting the answers',
  };
}

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function countNaively(db: Db, surveyId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '600s'`.execute(trx);
    await sql`select (saved_at at time zone 'UTC')::date, o, count(*)
      from survey_answers, unnest(option_ids) o
      where survey_id = ${surveyId} group by 1, 2`.execute(trx);
  });
}
