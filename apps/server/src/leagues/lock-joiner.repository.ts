import type { Kysely } from 'kysely';
import { anyOf } from '../platform/database/any-of.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Whether the account is there. Whatever else makes the user a member of a league, or ends the account,
 * waits for the transaction: nobody joins one league more than they may.
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
