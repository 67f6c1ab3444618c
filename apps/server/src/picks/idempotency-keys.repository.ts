import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** One caller's name for one request. */
export interface IdempotencyKey {
  readonly userId: number;
  readonly key: string;
}

export const findKey = (db: Kysely<Schema>, { userId, key }: IdempotencyKey) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

/** Two requests with one key at once: the second waits and then finds the first one's answer. */
export async function lockKey(
  trx: Transaction<Schema>,
  { userId, key }: IdempotencyKey,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`.execute(trx);
}

export async function insertKey(
  trx: Transaction<Schema>,
  row: IdempotencyKey & { readonly requestHash: Buffer; readonly answer: string },
): Promise<void> {
  await trx.insertInto('idempotencyKeys').values(row).execute();
}

/** Keys are remembered for a day. */
export async function deleteOldKeys(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
}
