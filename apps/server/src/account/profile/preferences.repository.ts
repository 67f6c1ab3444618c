import type { AccountPreferences, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const untouched: AccountPreferences = { plainNames: false, stillPlates: false, theme: null };

/** Users without a row have the defaults. */
export async function findPreferences(
  db: Kysely<Schema>,
  userId: number,
): Promise<AccountPreferences> {
  const row = await db
    .selectFrom('userPreferences')
    .select(['isPlainNames', 'isStillPlates', 'theme'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return untouched;
  const { isPlainNames, isStillPlates, theme } = row;
  return { plainNames: isPlainNames, stillPlates: isStillPlates, theme };
}

/** A theme that is left out stays as it is. */
export async function upsertPreferences(
  db: Kysely<Schema>,
  userId: number,
  { plainNames, stillPlates, theme }: Body<'POST /api/account/preferences'>,
): Promise<void> {
  const wish = {
    isPlainNames: plainNames,
    isStillPlates: stillPlates,
    ...(theme === undefined ? {} : { theme }),
  };
  await db
    .insertInto('userPreferences')
    .values({ userId, ...wish })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(wish))
    .execute();
}
