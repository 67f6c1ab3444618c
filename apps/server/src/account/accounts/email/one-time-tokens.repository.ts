import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/in-batches.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { createSecretToken, hashSecretToken } from '../../../platform/http/caller/secret-token.ts';

export type TokenPurpose = 'first-admin' | 'password-reset' | 'email-verification';

const isOpen = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

export interface TokenOwner {
  readonly purpose: TokenPurpose;
  /** The owner; null = the account does not exist yet. */
  readonly userId: number | null;
}

/**
 * Makes a token that works once within 24 hours and voids the owner's earlier ones for the same
 * purpose. A mailed token stores the address, since opening it confirms that address.
 */
export async function replaceToken(
  db: Kysely<Schema>,
  owner: TokenOwner,
  email: string | null = null,
): Promise<string> {
  const token = createSecretToken();
  const fresh = {
    tokenHash: hashSecretToken(token),
    email,
    expiresAt: sql<Date>`clock_timestamp() + interval '24 hours'`,
    usedAt: null,
  };
  // One row an owner and purpose: of two made at the same moment, one is good.
  await db
    .insertInto('oneTimeTokens')
    .values({ ...owner, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'userId']).doUpdateSet(fresh))
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

/** Undefined when the token is used, expired or unknown. */
export function findOpenToken(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: number | null; email: string | null } | undefined> {
  return db
    .selectFrom('oneTimeTokens')
    .select(['userId', 'email'])
    .where('tokenHash', '=', hashSecretToken(token))
    .where('purpose', '=', purpose)
    .where(isOpen)
    .executeTakeFirst();
}

/** The address that an open link to verify was mailed to. */
export async function findPendingEmail(db: Kysely<Schema>, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('oneTimeTokens')
    .select('email')
    .where('purpose', '=', 'email-verification' satisfies TokenPurpose)
    .where('userId', '=', userId)
    .where(isOpen)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Uses the token up and says whose it was; undefined when it is not, or no longer, good. */
export function useToken(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: number | null; email: string | null } | undefined> {
  return db
    .updateTable('oneTimeTokens')
    .set({ usedAt: sql<Date>`clock_timestamp()` })
    .where('tokenHash', '=', hashSecretToken(token))
    .where('purpose', '=', purpose)
    .where(isOpen)
    .returning(['userId', 'email'])
    .executeTakeFirst();
}

/** Why a token opens nothing. */
export type TokenEnd = Schema['spentTokens']['ended'] | 'wrong';

/** Why a token is no longer good, whether or not it had an owner. */
export async function findTokenEnd(
  db: Kysely<Schema>,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenEnd> {
  const tokenHash = hashSecretToken(token);
  const spent = await db
    .selectFrom('spentTokens')
    .select('ended')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (spent !== undefined) return spent.ended;
  const kept = await db
    .selectFrom('oneTimeTokens')
    .select('usedAt')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (kept === undefined) return 'wrong';
  return kept.usedAt === null ? 'expired' : 'used';
}

/** For this long, opening a used link explains why it no longer works. */
const spentDays = 90;

export async function deleteExpiredTokens(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(db, 'oneTimeTokens', sql`expires_at < statement_timestamp()`);
}

export async function deleteOldSpentTokens(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(
    db,
    'spentTokens',
    sql`ended_at < statement_timestamp() - make_interval(days => ${spentDays})`,
  );
}
