import type { AccountPreferences, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findSessions } from '../../platform/http/caller/caller.repository.ts';
import { hashSecretToken } from '../../platform/http/caller/secret-token.ts';

const untouched: AccountPreferences = {
  plainNames: false,
  stillPlates: false,
  theme: null,
  language: null,
};

/** Users without a row have the defaults. */
export async function findPreferences(
  db: Kysely<Schema>,
  userId: number,
): Promise<AccountPreferences> {
  const row = await db
    .selectFrom('userPreferences')
    .select(['isPlainNames', 'isStillPlates', 'theme', 'language'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return untouched;
  const { isPlainNames, isStillPlates, theme, language } = row;
  return { plainNames: isPlainNames, stillPlates: isStillPlates, theme, language };
}

/** A theme or language that is left out stays as it is. */
export async function upsertPreferences(
  db: Kysely<Schema>,
  userId: number,
  { plainNames, stillPlates, theme, language }: Body<'POST /api/account/preferences'>,
): Promise<void> {
  const wish = {
    isPlainNames: plainNames,
    isStillPlates: stillPlates,
    ...(theme === undefined ? {} : { theme }),
    ...(language === undefined ? {} : { language }),
  };
  await db
    .insertInto('userPreferences')
    .values({ userId, ...wish })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(wish))
    .execute();
}

/** The language that is kept with the account of a session. */
export async function findLanguageOfSession(
  db: Kysely<Schema>,
  token: string,
): Promise<string | null> {
  const [session] = await findSessions(db, [hashSecretToken(token)]);
  if (session === undefined) return null;
  return (await findPreferences(db, session.userId)).language;
}
