import type { AccountPreferences } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const untouched: AccountPreferences = { plainNames: false, stillPlates: false };

/** Users without a row have the defaults. */
export async function findPreferences(
  db: Kysely<Schema>,
  userId: number,
): Promise<AccountPreferences> {
  const row = await db
    .selectFrom('userPreferences')
    .select(['isPlainNames', 'isStillPlates'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return untouched;
  return { plainNames: row.isPlainNames, stillPlates: row.isStillPlates };
}

export async function upsertPreferences(
  db: Kysely<Schema>,
  userId: number,
  { plainNames, stillPlates }: AccountPreferences,
): Promise<void> {
  const wish = { isPlainNames: plainNames, isStillPlates: stillPlates };
  await db
    .insertInto('userPreferences')
    .values({ userId, ...wish })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(wish))
    .execute();
}
