import { type Kysely, sql, type Transaction } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { SavedEntry } from './entries.repository.ts';

/**
 * The result of an earlier request under this key; `mismatch` when that request was a different
 * one. The picks of the answer are not stored: they are those of the request, which is the same.
 */
export async function findEarlierSave(
  db: Kysely<Schema>,
  { userId, key, hash }: IdempotentRequest,
): Promise<Outcome<SavedEntry, 'idempotency_mismatch'> | null> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select('requestHash')
    .select([
      sql<number>`(answer::json->>'version')::int`.as('version'),
      sql<Date>`(answer::json->>'savedAt')::timestamptz`.as('submittedAt'),
    ])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { requestHash, version, submittedAt } = row;
  return requestHash.equals(hash) ? done({ version, submittedAt }) : refuse('idempotency_mismatch');
}

/** Remembers what the request wrote, in the transaction that wrote it. */
export async function insertKey(
  trx: Transaction<Schema>,
  { userId, key, hash }: IdempotentRequest,
  saved: SavedEntry,
): Promise<void> {
  const answer = JSON.stringify({ version: saved.version, savedAt: saved.submittedAt });
  await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, requestHash: hash, answer })
    .execute();
}

/** Keys are remembered for a day. */
export async function deleteOldKeys(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(
    db,
    'idempotencyKeys',
    sql`created_at < statement_timestamp() - interval '1 day'`,
  );
}
