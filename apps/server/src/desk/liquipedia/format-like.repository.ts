import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The oldest saved format that says the same. */
export async function findFormatLike(
  db: Kysely<Schema>,
  json: string,
): Promise<{ readonly id: number; readonly name: string } | null> {
  const row = await db
    .selectFrom('eventFormats')
    .select(['id', 'name'])
    .where('json', '=', json)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
