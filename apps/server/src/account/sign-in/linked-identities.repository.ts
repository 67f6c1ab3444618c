import { createHmac, randomBytes } from 'node:crypto';
import type { SignInProvider } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ensureServerKey } from '../../reach/notifications/channels/server-keys.repository.ts';

type Db = Kysely<Schema>;

export interface Link {
  readonly userId: number;
  readonly provider: SignInProvider;
  readonly subject: string;
}

/** Leagues know an account elsewhere again, whichever account it is linked with by now [rule: sign-in-19]. */
export async function rememberLink(db: Db, { userId, provider, subject }: Link): Promise<void> {
  const key = Buffer.from(await ensureServerKey(db, 'identities', makeSecret), 'base64url');
  const identityHash = createHmac('sha256', key).update(`${provider} ${subject}`).digest();
  await db
    .insertInto('linkedIdentities')
    .values({ userId, provider, identityHash, unlinkedAt: null })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'identityHash']).doUpdateSet({ unlinkedAt: null }),
    )
    .execute();
}

/**
 * Remembers unlinked identities of this provider, or of all. Uses the wall clock, not the
 * start of the transaction: a league joined in between counts the identity as linked.
 */
export async function rememberUnlinked(
  db: Db,
  userId: number,
  provider?: SignInProvider,
): Promise<void> {
  await db
    .updateTable('linkedIdentities')
    .set({ unlinkedAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('unlinkedAt', 'is', null)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? 'discord'))
    .execute();
}

/** For the export of the account. */
export const findRememberedLinks = (db: Db, userId: number) =>
  db
    .selectFrom('linkedIdentities')
    .select(['provider', 'unlinkedAt'])
    .where('userId', '=', userId)
    .orderBy('provider')
    .orderBy('unlinkedAt')
    .limit(1000)
    .execute();

const makeSecret = (): string => randomBytes(32).toString('base64url');
