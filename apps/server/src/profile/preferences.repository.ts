import type { AccountPreferences } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const untouched: AccountPreferences = { plainNames: false };

/** Whoever never chose has what everybody starts with, and no row. */
export async function findPreferences(
  db: Kysely<Schema>,
  userId: number,
): Promise<AccountPreferences> {
  const row = await db
    .selectFrom('userPreferences')
    .select('isPlainNames')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row === undefined ? untouched : { plainNames: row.isPlainNames };
}

export async function upsertPreferences(
  db: Kysely<Schema>,
  userId: number,
  { plainNames }: AccountPreferences,
): Promise<void> {
  await db
    .insertInto('userPreferences')
    .values({ userId, isPlainNames: plainNames })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isPlainNames: plainNames }))
    .execute();
}
