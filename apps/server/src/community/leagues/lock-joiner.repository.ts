import type { Kysely } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Locks the account until the transaction ends, and returns whether it exists. Other joins and the
 * end of the account wait, so that the limit of leagues holds.
 */
export async function lockJoiner(trx: Kysely<Schema>, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps accounts from ending until the transaction ends, and answers which have not. Rows that name them are
 * written after a league is locked, and an account that ends locks its leagues after itself.
 */
export async function holdUsers(
  trx: Kysely<Schema>,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'deletedAt'])
    .where('id', '=', anyOf(userIds))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])));
}
