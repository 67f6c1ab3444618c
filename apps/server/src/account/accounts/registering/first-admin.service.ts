import type { RoleName } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { tidyEmail } from '../email/email.ts';
import { replaceToken } from '../email/one-time-tokens.repository.ts';
import { endSessionsOfUser, renewSessionsOfUser } from '../login/sessions.repository.ts';
import { hashPassword, isPasswordOf } from '../passwords/password-hash.ts';
import { tidyUsername } from '../usernames/username.ts';
import { existsAdmin } from '../users/admins.repository.ts';
import {
  enableUser,
  existsEmail,
  findAllRoles,
  findUserByName,
  insertRoles,
  insertUser,
  updatePassword,
} from '../users/users.repository.ts';

type Db = Kysely<Schema>;

/** A one-time link that makes the first admin; null when there is one already. */
export async function createFirstAdminLink(db: Db, publicUrl: string): Promise<string | null> {
  if (await existsAdmin(db)) return null;
  const owner = { purpose: 'first-admin', userId: null } as const;
  const token = await db.transaction().execute((trx) => replaceToken(trx, owner));
  return new URL(`/first-admin#token=${token}`, publicUrl).href;
}

export interface UserToCreate {
  readonly username: string;
  readonly email?: string;
  /** Give the hash instead where many users share a password: hashing is slow on purpose. */
  readonly password?: string;
  readonly passwordHash?: string;
  readonly roles?: readonly RoleName[];
  readonly createdAt?: Date;
}

/** Creates a user by hand of the operator; returns the id, throws when the name or e-mail is taken. */
export async function createUser(db: Db, user: UserToCreate): Promise<number> {
  const { password, roles = [], createdAt } = user;
  const username = tidyUsername(user.username);
  const email = user.email === undefined ? null : tidyEmail(user.email);
  const taken = `There is already a user ${username}, or one with its email`;
  if (email !== null && (await existsEmail(db, email))) throw new Error(taken);
  const passwordHash =
    user.passwordHash ?? (password === undefined ? null : await hashPassword(password));
  const id = await insertUser(db, {
    username,
    email,
    passwordHash,
    ...(createdAt === undefined ? {} : { createdAt }),
  });
  if (id === null) throw new Error(taken);
  await insertRoles(db, id, roles);
  return id;
}

/** Makes sure that this admin exists with that password; run at every start, changes only what differs. */
export async function ensureAdmin(db: Db, username: string, password: string): Promise<void> {
  const found = await findUserByName(db, username);
  const id = found?.id ?? (await createAdmin(db, username, password));
  if (id === null) return ensureAdmin(db, username, password);
  if (found !== undefined && !(await hasPassword(found.passwordHash, password))) {
    await resetPassword(db, id, password);
  }
  if (found?.disabledAt) await enableUser(db, id);
  await ensureAdminRole(db, id);
}

/** Null when another process that starts at the same moment was first. */
async function createAdmin(db: Db, username: string, password: string): Promise<number | null> {
  const passwordHash = await hashPassword(password);
  return insertUser(db, { username: tidyUsername(username), email: null, passwordHash });
}

const hasPassword = async (passwordHash: string | null, password: string): Promise<boolean> =>
  passwordHash !== null && isPasswordOf(passwordHash, password);

async function resetPassword(db: Db, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, userId, passwordHash);
    await endSessionsOfUser(trx, userId, 'password');
    await insertAudit(trx, {
      actorUserId: null,
      action: 'user.password-reset',
      subjectType: 'user',
      subjectId: userId,
      reason: 'The configuration names another password for this admin',
    });
  });
}

async function ensureAdminRole(db: Db, userId: number): Promise<void> {
  if ((await findAllRoles(db, userId)).includes('Admin')) return;
  await db.transaction().execute(async (trx) => {
    await insertRoles(trx, userId, ['Admin']);
    await renewSessionsOfUser(trx, userId);
    await insertAudit(trx, {
      actorUserId: null,
      action: 'user.roles-changed',
      subjectType: 'user',
      subjectId: userId,
      after: { added: ['Admin'] },
      reason: 'The configuration names this admin',
    });
  });
}
