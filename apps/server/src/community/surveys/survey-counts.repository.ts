import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Votes of a survey by option and day. Option 0 counts the respondents. */
export const findDayCounts = (db: Kysely<Schema>, surveyId: number) =>
  db
    .selectFrom('surveyCounts')
    .select(({ fn }) => ['day', 'optionId', fn.sum<number>('picks').as('picks')])
    .where('surveyId', '=', surveyId)
    .groupBy(['day', 'optionId'])
    .having(({ fn }) => fn.sum('picks'), '<>', 0)
    .orderBy('day')
    .execute();

/** The same of all days together. */
export async function findCounts(
  db: Kysely<Schema>,
  surveyId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('surveyCounts')
    .select(({ fn }) => ['optionId', fn.sum<number>('picks').as('picks')])
    .where('surveyId', '=', surveyId)
    .groupBy('optionId')
    .having(({ fn }) => fn.sum('picks'), '<>', 0)
    .execute();
  return new Map(rows.map(({ optionId, picks }) => [optionId, picks]));
}
