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
    if (!(await takeKey(trx, request))) return findAnswer<T>(trx, request);
    const made = await make(trx);
    if (made.ok) await keepAnswer(trx, request, made.value);
    else await releaseKey(trx, request);
    return made;
  });

async function takeKey(
  trx: Transaction<Schema>,
  { userId, key, hash }: IdempotentRequest,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, requestHash: hash, answer: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

async function findAnswer<T>(
  trx: Transaction<Schema>,
  { userId, key, hash }: IdempotentRequest,
): Promise<Outcome<T, 'idempotency_mismatch'>> {
  const { requestHash, answer } = await trx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return requestHash.equals(hash) ? done(JSON.parse(answer) as T) : refuse('idempotency_mismatch');
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

/** What was refused can be asked for again. */
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
