import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { createSecretToken, hashSecretToken } from '../platform/http/secret-token.ts';

export type TokenPurpose = 'first-admin' | 'password-reset' | 'email-verification';

const isOpen = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

export interface TokenOwner {
  readonly purpose: TokenPurpose;
  /** Whose it is; null where there is nobody yet. */
  readonly userId: number | null;
}

/** Makes a token that works once within 24 hours and voids the owner's earlier ones of its purpose. */
export async function replaceToken(db: Kysely<Schema>, owner: TokenOwner): Promise<string> {
  const { purpose, userId } = owner;
  const token = createSecretToken();
  await deleteTokens(db, owner);
  await db
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: hashSecretToken(token),
      purpose,
      userId,
      expiresAt: sql<Date>`clock_timestamp() + interval '24 hours'`,
    })
    .execute();
  return token;
}

/** Voids every token of this purpose that the owner still has. */
export async function deleteTokens(
  db: Kysely<Schema>,
  { purpose, userId }: TokenOwner,
): Promise<void> {
  await db
    .deleteFrom('oneTimeTokens')
    .where('purpose', '=', purpose)
    .where('userId', 'is not distinct from', userId)
    .execute();
}

/** Whose open token this is; undefined when it is not, or no longer, good. */
export function findOpenToken(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: number | null } | undefined> {
  return db
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', hashSecretToken(token))
    .where('purpose', '=', purpose)
    .where(isOpen)
    .executeTakeFirst();
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
