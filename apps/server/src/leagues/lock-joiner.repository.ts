import type { Kysely } from 'kysely';
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
