import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { createSecretToken, hashSecretToken } from '../platform/http/secret-token.ts';

export type TokenPurpose = 'first-admin';

const isOpen = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

/** Makes a token that works once within 24 hours and voids earlier ones of its purpose. */
export async function replaceToken(db: Kysely<Schema>, purpose: TokenPurpose): Promise<string> {
  const token = createSecretToken();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('oneTimeTokens').where('purpose', '=', purpose).execute();
    await trx
      .insertInto('oneTimeTokens')
      .values({
        tokenHash: hashSecretToken(token),
        purpose,
        expiresAt: sql<Date>`clock_timestamp() + interval '24 hours'`,
      })
      .execute();
  });
  return token;
}

export async function isTokenOpen(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('oneTimeTokens')
    .select('purpose')
    .where('tokenHash', '=', hashSecretToken(token))
    .where('purpose', '=', purpose)
    .where(isOpen)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the token up; false when it is not, or no longer, good. */
export async function useToken(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeTokens')
    .set({ usedAt: sql<Date>`clock_timestamp()` })
    .where('tokenHash', '=', hashSecretToken(token))
    .where('purpose', '=', purpose)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteExpiredTokens(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('oneTimeTokens')
    .where(sql<boolean>`expires_at < clock_timestamp()`)
    .execute();
}
