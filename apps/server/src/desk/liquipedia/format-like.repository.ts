import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export interface FormatLike {
  readonly id: number;
  readonly name: string;
}

/** The oldest saved format that says the same; null = none does. */
export const findFormatLike = async (
  db: Kysely<Schema>,
  json: string,
): Promise<FormatLike | null> => (await formatLike(db, json).executeTakeFirst()) ?? null;

/** The same, held until the transaction ends: nobody changes or deletes it meanwhile. */
export const lockFormatLike = async (
  trx: Kysely<Schema>,
  json: string,
): Promise<FormatLike | null> =>
  (await formatLike(trx, json).forUpdate().executeTakeFirst()) ?? null;

const formatLike = (db: Kysely<Schema>, json: string) =>
  db
    .selectFrom('eventFormats')
    .select(['id', 'name'])
    .where('json', '=', json)
    .orderBy('id')
    .limit(1);
