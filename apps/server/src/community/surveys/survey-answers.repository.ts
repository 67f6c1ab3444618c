import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { NoticeAbout } from '../../platform/notice-kind.ts';

type Db = Kysely<Schema>;

export interface AnswersToSave {
  readonly userId: number;
  /** They fit the survey as it was at `modified`. */
  readonly optionIds: readonly number[];
}

export interface SavedAnswers {
  /** `stale` = the survey was saved since: to be checked again. */
  readonly outcome: 'saved' | 'stale' | 'survey_closed';
  readonly savedAt: Date;
  readonly closeAt: Date;
}

/**
 * Replaces answers in one transaction under the survey's shared lock. The database's clock must be
 * before the survey's close, and the survey unchanged since the check. Returns them in order; no
 * two belong to one user.
 */
export async function saveAnswers(
  db: Db,
  { surveyId, modified }: { readonly surveyId: number; readonly modified: string },
  answers: readonly AnswersToSave[],
): Promise<SavedAnswers[]> {
  const userIds = answers.map(({ userId }) => userId);
  const lists = answers.map(({ optionIds }) => `{${optionIds.join(',')}}`);
  const { rows } = await sql<SavedAnswers>`
    select outcome, saved_at, close_at from save_survey_answers(${advisoryLocks.surveys},
      ${surveyId}, ${modified}, ${userIds}, ${lists}) order by nr`.execute(db);
  return rows;
}

/** A user's answers to a survey that has opened, maybe none; null = there is no such survey. */
export async function findAnswersOf(
  db: Db,
  surveyId: number,
  userId: number,
): Promise<number[] | null> {
  const row = await db
    .selectFrom('surveys as s')
    .leftJoin('surveyAnswers as a', (join) =>
      join.onRef('a.surveyId', '=', 's.id').on('a.userId', '=', userId),
    )
    .select('a.optionIds')
    .where('s.id', '=', surveyId)
    .where('s.openAt', '<=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row ? (row.optionIds ?? []) : null;
}

/** Answers of a million people are looked through and written: longer than a statement may take otherwise. */
export const allowLongWork = (trx: Db) => sql`set local statement_timeout = '120s'`.execute(trx);

/** Number of users who chose any of these. */
export async function countWhoChose(
  db: Db,
  surveyId: number,
  optionIds: readonly number[],
): Promise<number> {
  const { people } = await db
    .selectFrom('surveyAnswers')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('surveyId', '=', surveyId)
    .where(sql<boolean>`option_ids && ${[...optionIds]}::int[]`)
    .executeTakeFirstOrThrow();
  return people;
}

/** Removes these options from all answers. `at` marks the users who lost some. */
export async function dropAnswers(
  db: Db,
  surveyId: number,
  optionIds: readonly number[],
  at: Date,
): Promise<void> {
  const dropped = [...optionIds];
  await sql`update survey_answers
    set lost_at = ${at}, option_ids = array(
      select o from unnest(option_ids) with ordinality as t (o, nr)
      where o <> all(${dropped}::int[]) order by nr)
    where survey_id = ${surveyId} and option_ids && ${dropped}::int[]`.execute(db);
}

/** Whether a user `u` lost answers by the change that a notice tells of (`lossSubject`), and has sent none since. */
export const hasLostAnswers = ({ id }: NoticeAbout): RawBuilder<SqlBool> => sql`exists (
  select from survey_answers a, notices n
  where n.id = ${id}::int and a.user_id = u.id
    and a.survey_id = split_part(n.subject, ' ', 2)::int
    and a.lost_at = to_timestamp(split_part(n.subject, ' ', 3)::float8 / 1000))`;

/** The user's answers to all surveys in words, for the export of the account. */
export async function findAllAnswersOf(db: Db, userId: number): Promise<unknown[]> {
  const { rows } = await sql<{ title: string; savedAt: Date; answers: unknown }>`
    select s.title, a.saved_at, (
      select coalesce(json_agg(json_build_object('question', p.text, 'answer', o.text)
        order by p.place, o.place), '[]'::json)
      from survey_options o join survey_prompts p on p.id = o.prompt_id
      where o.id = any(a.option_ids)
    ) as answers
    from survey_answers a join surveys s on s.id = a.survey_id
    where a.user_id = ${userId} order by a.survey_id limit 10000`.execute(db);
  return rows;
}
