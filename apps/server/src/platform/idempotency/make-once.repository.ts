import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { IdempotentRequest } from '../http/idempotent-request.ts';
import { done, type Outcome, refuse } from '../outcome.ts';

/**
 * Makes something in a transaction of its own, once however often it is asked for under the same key
 * [rule: api-21]. The answer has to be the same when it is read again from JSON.
 */
export const makeOnce = <T, C extends string>(
  db: Kysely<Schema>,
  request: IdempotentRequest | null,
  make: (trx: Transaction<Schema>) => Promise<Outcome<T, C>>,
): Promise<Outcome<T, C | 'idempotency_mismatch'>> =>
  db.transaction().execute(async (trx): Promise<Outcome<T, C | 'idempotency_mismatch'>> => {
    if (request === null) return make(trx);
    // One that is being made under the same key is waited for.
    if (!(await takeKey(trx, request))) {
      const answer = await findAnswer<T>(trx, request);
      if (answer === null) throw new Error('The key is taken and there is none');
      return answer;
    }
    const made = await make(trx);
    if (made.ok) await keepAnswer(trx, request, made.value);
    else await releaseKey(trx, request);
    return made;
  });

/** Whether nothing was made under the key so far. */
export async function takeKey(
  trx: Kysely<Schema>,
  { userId, key, hash }: IdempotentRequest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, requestHash: hash, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Null when nothing was made under the key. */
export async function findAnswer<T>(
  db: Kysely<Schema>,
  { userId, key, hash }: IdempotentRequest,
): Promise<Outcome<T, 'idempotency_mismatch'> | null> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.requestHash.equals(hash)
    ? done(JSON.parse(row.answer) as T)
    : refuse('idempotency_mismatch');
}

async function keepAnswer(
  trx: Transaction<Schema>,
  { userId, key }: IdempotentRequest,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** A refused call can be sent again. */
async function releaseKey(
  trx: Transaction<Schema>,
  { userId, key }: IdempotentRequest,
): Promise<void> {
  await trx
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}
