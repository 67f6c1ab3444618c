import type { Schema } from '@callshot/server';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

/** When a survey was made. */
export async function dateSurvey(db: Db, surveyId: number, createdAt: Date): Promise<void> {
  await db
    .updateTable('surveys')
    .set({ createdAt, modifiedAt: createdAt })
    .where('id', '=', surveyId)
    .execute();
}

/** Ids of a survey's answers, prompt by prompt, in their order. */
export async function findOptionIds(db: Db, surveyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('surveyOptions as o')
    .innerJoin('surveyPrompts as p', 'p.id', 'o.promptId')
    .select('o.id')
    .where('p.surveyId', '=', surveyId)
    .orderBy('p.place')
    .orderBy('o.place')
    .execute();
  return rows.map(({ id }) => id);
}

export interface DemoAnswers {
  readonly userId: number;
  readonly optionIds: readonly number[];
  readonly savedAt: Date;
}

export async function insertAnswers(
  db: Db,
  surveyId: number,
  answers: readonly DemoAnswers[],
): Promise<void> {
  await sql`insert into survey_answers (survey_id, user_id, option_ids, saved_at)
    select ${surveyId}, a.user_id, a.option_ids::int[], a.saved_at
    from unnest(${answers.map(({ userId }) => userId)}::int[],
      ${answers.map(({ optionIds }) => `{${optionIds.join(',')}}`)}::text[],
      ${answers.map(({ savedAt }) => savedAt.toISOString())}::timestamptz[])
      as a (user_id, option_ids, saved_at)`.execute(db);
}
