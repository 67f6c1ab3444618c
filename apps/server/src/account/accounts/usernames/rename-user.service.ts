import { type FieldFault, fieldFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Changes } from '../../../platform/changes/changes.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type IsCleanName, unwantedWord } from '../../../staff/moderation/clean-name.ts';
import { looksLikeEmail } from '../email/email.ts';
import { findCredentials } from '../users/users.repository.ts';
import { publicUsername } from './public-username.ts';
import { tidyUsername, usernameKey } from './username.ts';
import { givenNameStart, usernameProblem } from './username-rules.ts';
import {
  clearUsernameChangeRequired,
  existsUsername,
  findUsernameForUpdate,
  insertFormerUsername,
  lockIdentities,
  updateUsername,
} from './usernames.repository.ts';

type Db = Kysely<Schema>;

export interface Rename {
  readonly userId: number;
  readonly username: string;
  readonly changedBy: number;
}

export const usernameTaken = fieldFault('username_taken');

/**
 * The fault of a name for this user, or null. The name then stays reserved for them until the
 * caller's transaction ends.
 */
export async function usernameErrorOf(
  trx: Db,
  isCleanName: IsCleanName,
  { userId, username }: Pick<Rename, 'userId' | 'username'>,
): Promise<FieldFault | null> {
  const problem = usernameProblem(username);
  if (problem !== null) return problem;
  if (!(await isCleanName(trx, username))) return unwantedWord;
  const before = await findUsernameForUpdate(trx, userId);
  if (before === undefined) return fieldFault('user_gone');
  await lockIdentities(trx, { names: [before.username, username] });
  return (await existsUsername(trx, username, userId)) ? usernameTaken : null;
}

/**
 * Gives a user the name that was found right, and keeps the former one. The caller writes the audit
 * row, and tells others after the commit.
 */
export async function renameUser(trx: Db, rename: Rename): Promise<void> {
  const { userId, changedBy } = rename;
  const before = await findUsernameForUpdate(trx, userId);
  if (before === undefined) throw new Error(`There is no user ${userId} to rename`);
  await updateUsername(trx, userId, tidyUsername(rename.username));
  await insertFormerUsername(trx, {
    userId,
    username: before.username,
    usernameKey: before.usernameKey,
    changedBy,
  });
}

interface Naming {
  readonly db: Db;
  readonly changes: Pick<Changes, 'announce'>;
  readonly isCleanName: IsCleanName;
}

/**
 * The user's own change, which not all users may make [rule: accounts-11]. It clears the rename
 * flag. Returns the fault of the name, or null.
 */
export async function changeOwnUsername(
  { db, changes, isCleanName }: Naming,
  userId: number,
  username: string,
): Promise<FieldFault | null> {
  const error = await db.transaction().execute(async (trx) => {
    const before = await findUsernameForUpdate(trx, userId);
    if (before === undefined || !mayChange(before)) return fieldFault('username_stays');
    if (usernameKey(username) === usernameKey(before.username)) return fieldFault('username_same');
    const error = await usernameErrorOf(trx, isCleanName, { userId, username });
    if (error !== null) return error;
    await renameUser(trx, { userId, username, changedBy: userId });
    await clearUsernameChangeRequired(trx, userId);
    await insertAudit(trx, {
      actorUserId: userId,
      action: 'user.renamed',
      subjectType: 'user',
      subjectId: userId,
      before: { username: publicUsername({ id: userId, username: before.username }) },
      after: { username: tidyUsername(username) },
      erasedWith: userId,
    });
    return null;
  });
  if (error === null) changes.announce('user', userId);
  return error;
}

export async function mayChangeOwn(db: Db, userId: number): Promise<boolean> {
  const account = await findCredentials(db, userId);
  return account !== undefined && mayChange(account);
}

/** Named by the product, by an e-mail, or asked by staff to change. */
const mayChange = (user: {
  readonly username: string;
  readonly isUsernameChangeRequired: boolean;
}): boolean =>
  user.isUsernameChangeRequired ||
  user.username.startsWith(givenNameStart) ||
  looksLikeEmail(user.username);
