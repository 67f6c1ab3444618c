import { AS_IN_BROWSER } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The language of messages to the user of preferences `w` [rule: notifications-21]. */
export const messageLanguage = sql<string>`coalesce(
  nullif(w.language, ${AS_IN_BROWSER}), w.browser_language, 'en')`;

/** The language of messages to the user [rule: notifications-21]. */
export async function findMessageLanguage(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('userPreferences as w')
    .select(messageLanguage.as('language'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.language ?? 'en';
}

export async function findBrowserLanguage(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('userPreferences')
    .select('browserLanguage')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.browserLanguage ?? null;
}

/** Never touches what the user chose. */
export async function keepBrowserLanguage(
  db: Db,
  userId: number,
  browserLanguage: string,
): Promise<void> {
  await db
    .insertInto('userPreferences')
    .values({ userId, browserLanguage })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ browserLanguage })
        .where('userPreferences.browserLanguage', 'is distinct from', browserLanguage),
    )
    .execute();
}
