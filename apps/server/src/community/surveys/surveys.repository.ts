import type { Survey } from '@callshot/contract';
import type { SurveyTitles } from '@callshot/rules';
import { type Kysely, sql, type Transaction } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { toldLanguage, toldTranslations } from '../../platform/language/told-languages.ts';

type Db = Kysely<Schema>;

/** Surveys that are shown, or will be: those that closed at most so long ago. */
export async function findShownSurveys(db: Db, shownAfterCloseMs: number): Promise<Survey[]> {
  const rows = await db
    .selectFrom('surveys')
    .selectAll()
    .where(
      'closeAt',
      '>',
      sql<Date>`clock_timestamp() - ${shownAfterCloseMs}::float8 * interval '1 ms'`,
    )
    .orderBy('openAt')
    .execute();
  return withPrompts(db, rows);
}

/** Null = there is no such survey. */
export async function findSurvey(db: Db, surveyId: number): Promise<Survey | null> {
  const rows = await db.selectFrom('surveys').selectAll().where('id', '=', surveyId).execute();
  const [survey = null] = await withPrompts(db, rows);
  return survey;
}

interface SurveyRow {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly translations: unknown;
  readonly openAt: Date | null;
  readonly closeAt: Date | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

async function withPrompts(db: Db, rows: readonly SurveyRow[]): Promise<Survey[]> {
  if (rows.length === 0) return [];
  const options = await db
    .selectFrom('surveyPrompts as p')
    .innerJoin('surveyOptions as o', 'o.promptId', 'p.id')
    .select(['p.surveyId', 'p.id as promptId', 'p.text', 'p.translations', 'p.isMultiSelect'])
    .select(['p.numberOfAnswers', 'o.id as optionId', 'o.text as answer', 'o.pictureHash'])
    .select('o.translations as answerTranslations')
    .where('p.surveyId', '=', anyOf(rows.map(({ id }) => id)))
    .orderBy('p.place')
    .orderBy('o.place')
    .execute();
  return rows.map((row) => ({
    surveyId: row.id,
    title: row.title,
    description: row.description,
    ...toldLanguage(row.language),
    ...toldTranslations<SurveyTitles>(row.translations),
    openTime: row.openAt?.toISOString() ?? null,
    closeTime: row.closeAt?.toISOString() ?? null,
    created: row.createdAt.toISOString(),
    modified: row.modifiedAt.toISOString(),
    prompts: promptsOf(options.filter(({ surveyId }) => surveyId === row.id)),
  }));
}

interface InWords {
  text: string;
}

interface OptionRow {
  readonly promptId: number;
  readonly text: string;
  readonly translations: unknown;
  readonly isMultiSelect: boolean;
  readonly numberOfAnswers: number;
  readonly optionId: number;
  readonly answer: string;
  readonly answerTranslations: unknown;
  readonly pictureHash: string | null;
}

/** The rows of a prompt stand together. */
function promptsOf(rows: readonly OptionRow[]): Survey['prompts'] {
  const prompts: Survey['prompts'] = [];
  for (const { optionId, answer, answerTranslations, pictureHash, promptId, ...asked } of rows) {
    let prompt = prompts.at(-1);
    if (prompt?.promptId !== promptId) {
      const { text, isMultiSelect, numberOfAnswers } = asked;
      prompt = {
        ...{ promptId, text, isMultiSelect, numberOfAnswers, answers: [] },
        ...toldTranslations<InWords>(asked.translations),
      };
      prompts.push(prompt);
    }
    const imageUrl = pictureHash && `/api/picture/${pictureHash}`;
    prompt?.answers.push({
      ...{ promptAnswerId: optionId, text: answer, imageUrl },
      ...toldTranslations<InWords>(answerTranslations),
    });
  }
  return prompts;
}

/** Every survey, the newest first, with how much it asks and how many answered. */
export const findSummaries = (db: Db) =>
  db
    .selectFrom('surveys as s')
    .selectAll('s')
    .select((eb) => [
      eb
        .selectFrom('surveyPrompts as p')
        .select(({ fn }) => fn.countAll<number>().as('prompts'))
        .whereRef('p.surveyId', '=', 's.id')
        .as('prompts'),
      eb
        .selectFrom('surveyCounts as c')
        .select(({ fn }) => fn.sum<number>('c.picks').as('picks'))
        .whereRef('c.surveyId', '=', 's.id')
        .where('c.optionId', '=', 0)
        .as('respondents'),
    ])
    .orderBy('s.id', 'desc')
    .execute();

/** Staff save one after the other, and the survey's respondents wait: no answer is checked against what it was. */
export async function lockSurveys(trx: Transaction<Schema>, surveyId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.surveys}::int, 0)`.execute(trx);
  if (surveyId !== 0) {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.surveys}::int, ${surveyId}::int)`.execute(
      trx,
    );
  }
}

/** Another survey that is open at some of that time; null = none. */
export async function findOverlapping(
  db: Db,
  surveyId: number,
  openTime: string,
  closeTime: string,
) {
  const row = await db
    .selectFrom('surveys')
    .select(['id', 'title', 'openAt', 'closeAt'])
    .where('id', '<>', surveyId)
    .where('openAt', '<', new Date(closeTime))
    .where('closeAt', '>', new Date(openTime))
    .orderBy('openAt')
    .executeTakeFirst();
  if (!row) return null;
  const { id, title, openAt, closeAt } = row;
  return { surveyId: id, title, openTime: openAt, closeTime: closeAt };
}
