import type { SignInProvider } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ProviderLogins } from '../accounts/passwords/change-password.service.ts';
import { rememberLink, rememberUnlinked } from './linked-identities.repository.ts';
import type { Identity } from './provider.ts';

type Db = Kysely<Schema>;

export interface LinkedUser {
  readonly id: number;
  readonly username: string;
  readonly isUsernameChangeRequired: boolean;
  readonly disabledAt: Date | null;
}

/** Locks the identity against other links until the transaction ends. */
export async function lockIdentity(
  trx: Db,
  provider: SignInProvider,
  subject: string,
): Promise<void> {
  const key = `external-login ${provider} ${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

export function findLinkedUser(
  db: Db,
  provider: SignInProvider,
  subject: string,
): Promise<LinkedUser | undefined> {
  return db
    .selectFrom('externalLogins as l')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .select(['u.id', 'u.username', 'u.isUsernameChangeRequired', 'u.disabledAt'])
    .where('l.provider', '=', provider)
    .where('l.subject', '=', subject)
    .executeTakeFirst();
}

/** False when the user has another identity of this provider already. */
export async function insertExternalLogin(
  db: Db,
  login: {
    readonly provider: SignInProvider;
    readonly identity: Identity;
    readonly userId: number;
  },
): Promise<boolean> {
  const { provider, identity, userId } = login;
  const row = await db
    .insertInto('externalLogins')
    .values({
      provider,
      subject: identity.subject,
      userId,
      externalUsername: identity.username,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (row === undefined) return false;
  await rememberLink(db, { userId, provider, subject: identity.subject });
  return true;
}

/** People rename themselves at their provider. */
export async function updateExternalUsername(
  db: Db,
  provider: SignInProvider,
  identity: Identity,
): Promise<void> {
  await db
    .updateTable('externalLogins')
    .set({ externalUsername: identity.username })
    .where('provider', '=', provider)
    .where('subject', '=', identity.subject)
    .execute();
}

/** At most one a provider. */
export async function findAllLinkedProviders(db: Db, userId: number): Promise<SignInProvider[]> {
  const rows = await db
    .selectFrom('externalLogins')
    .select('provider')
    .where('userId', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider }) => provider);
}

interface ShownLogin {
  readonly name: SignInProvider;
  readonly externalUsername: string | null;
}

/** The identities of these users as staff see them. */
export async function findAllLoginsOfUsers(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ShownLogin[]>> {
  const found = new Map<number, ShownLogin[]>();
  if (userIds.length === 0) return found;
  const rows = await db
    .selectFrom('externalLogins')
    .select(['userId', 'provider', 'externalUsername'])
    .where('userId', '=', anyOf(userIds))
    .orderBy('provider')
    .execute();
  for (const { userId, provider: name, externalUsername } of rows) {
    found.set(userId, [...(found.get(userId) ?? []), { name, externalUsername }]);
  }
  return found;
}

export const providerLogins: ProviderLogins = {
  findAll: (db, userId) =>
    db
      .selectFrom('externalLogins')
      .select(['provider as name', 'externalUsername', 'createdAt as linkedAt'])
      .where('userId', '=', userId)
      .orderBy('provider')
      .execute(),
  deleteAll: async (trx, userId) => {
    const rows = await trx
      .deleteFrom('externalLogins')
      .where('userId', '=', userId)
      .returning('provider')
      .execute();
    await rememberUnlinked(trx, userId);
    return rows.map(({ provider }) => provider);
  },
};

export async function deleteExternalLogin(
  db: Db,
  userId: number,
  provider: SignInProvider,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('externalLogins')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  await rememberUnlinked(db, userId, provider);
  return numDeletedRows === 1n;
}

/** Holds the user still, so that two ways in are not taken away at the same moment. */
export async function lockPassword(trx: Db, userId: number): Promise<{ hasPassword: boolean }> {
  const { passwordHash } = await trx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { hasPassword: passwordHash !== null };
}

export const findAllLinkedAccounts = (db: Db, userId: number) =>
  db
    .selectFrom('externalLogins')
    .select(['provider', 'subject', 'externalUsername', 'createdAt'])
    .select(['isMessaged', 'messageChannel', 'messagesClosedAt'])
    .where('userId', '=', userId)
    .orderBy('provider')
    .limit(100)
    .execute();
