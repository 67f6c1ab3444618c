import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isEmail } from './email.ts';
import { givenNameStart, tidyUsername, usernameKey, usernameProblem } from './username.ts';
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
  /** Null = the product itself. */
  readonly changedBy: number | null;
  readonly reason?: string;
}

/**
 * Gives a user another name, inside the caller's transaction; answers what is wrong with it, or null.
 * The former name is kept and held; whoever calls tells others of the user after the commit.
 */
export async function renameUser(trx: Db, rename: Rename): Promise<string | null> {
  const { userId, changedBy, reason } = rename;
  const problem = usernameProblem(rename.username);
  if (problem !== null) return problem;
  const username = tidyUsername(rename.username);
  const before = await findUsernameForUpdate(trx, userId);
  if (before === undefined) return 'There is no such user';
  if (before.username === username) return null;
  await lockIdentities(trx, { names: [before.username, username] });
  if (await existsUsername(trx, username, userId)) return usernameTaken;
  await updateUsername(trx, userId, username);
  await insertFormerUsername(trx, {
    userId,
    username: before.username,
    usernameKey: before.usernameKey,
    changedBy,
  });
  await insertAudit(trx, {
    actorUserId: changedBy,
    action: 'user.renamed',
    subjectType: 'user',
    subjectId: userId,
    before: { username: before.username },
    after: { username },
    ...(reason === undefined ? {} : { reason }),
  });
  return null;
}

export const usernameTaken = 'This username is taken';

/** The user's own change, which not everybody may make (decision 10); the flag ends with it. */
export async function changeOwnUsername(
  db: Db,
  userId: number,
  username: string,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const before = await findUsernameForUpdate(trx, userId);
    if (before === undefined || !mayChange(before)) return 'Username change is not available.';
    if (usernameKey(username) === usernameKey(before.username)) return 'Choose another username';
    const error = await renameUser(trx, { userId, username, changedBy: userId });
    if (error === null) await clearUsernameChangeRequired(trx, userId);
    return error;
  });
}

/** Named by the product, by an e-mail, or asked by staff to change. */
export const mayChange = (user: {
  readonly username: string;
  readonly isUsernameChangeRequired: boolean;
}): boolean =>
  user.isUsernameChangeRequired ||
  user.username.startsWith(givenNameStart) ||
  isEmail(user.username);
