import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** One caller's name for one request; a repetition gets the same answer and does nothing. */
export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly hash: Buffer;
}

const keysAtMost = 200;

/** Null when the request carries no usable key. */
export function idempotentRequest(
  userId: number,
  header: string | string[] | undefined,
  request: unknown,
): IdempotentRequest | null {
  if (typeof header !== 'string' || header === '' || header.length > keysAtMost) return null;
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  return { userId, key: header, hash };
}

/** What an earlier request under this key was answered; `mismatch` when it asked something else. */
export async function findEarlierAnswer(
  db: Kysely<Schema>,
  { userId, key, hash }: IdempotentRequest,
): Promise<{ readonly answer: unknown } | 'mismatch' | null> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  return row.requestHash.equals(hash) ? { answer: JSON.parse(row.answer) } : 'mismatch';
}

/** Two requests with one key at once: the second waits and then finds the first one's answer. */
export async function lockKey(
  trx: Transaction<Schema>,
  { userId, key }: IdempotentRequest,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${key}`}, 0))`.execute(trx);
}

export async function insertAnswer(
  trx: Transaction<Schema>,
  { userId, key, hash }: IdempotentRequest,
  answer: unknown,
): Promise<void> {
  await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, requestHash: hash, answer: JSON.stringify(answer) })
    .execute();
}

/** Keys are remembered for a day. */
export async function deleteOldKeys(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
}
