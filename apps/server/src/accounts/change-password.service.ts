import { type Answer, type Body, isStaffRole } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { limitedAddress } from '../platform/http/limited-address.ts';
import {
  deleteExternalLogins,
  findAllExternalLogins,
} from '../sign-in/external-logins.repository.ts';
import { accountNews, tellOwner } from './account-news.ts';
import {
  type AttemptLimit,
  deleteAttempts,
  reserveAttempt,
  returnAttempt,
} from './attempts.repository.ts';
import { describeDevice } from './describe-device.ts';
import { loginSubject } from './login.service.ts';
import { deleteTokens, findOpenToken, useToken } from './one-time-tokens.repository.ts';
import { passwordProblem } from './password.ts';
import type { PasswordWork } from './password-work.ts';
import { deleteSessionsOfUser, findAllSessions } from './sessions.repository.ts';
import { type SpentLink, spentLink } from './spent-link.ts';
import { isLimit } from './too-many.ts';
import { usernameKey } from './username.ts';
import { findAllRoles, findCredentials, updateEmail, updatePassword } from './users.repository.ts';
import type { MailRoom } from './verification.service.ts';

type Db = Kysely<Schema>;
type Errors = Answer<'POST /api/account/changepassword'>;
type Failure = SpentLink | 'busy' | AttemptLimit;
type Account = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

export interface PasswordChange extends Body<'POST /api/account/changepassword'> {
  /** Network address of whoever asks. */
  readonly address: string;
}

interface Link {
  readonly userId: number;
  /** Where the link was mailed to, if it was. */
  readonly email: string | null;
  readonly account: Account;
}

/** Sets a new password by a reset link; the account's sessions end, browsers it knows stay known. */
export async function changePassword(
  db: Db,
  work: PasswordWork,
  room: MailRoom,
  change: PasswordChange,
): Promise<Errors | Failure> {
  const link = await openLink(db, change);
  if (typeof link === 'string' || isLimit(link)) return link;
  const errors = await checkChange(db, link, { ...change, publicUrl: room.publicUrl });
  if (isLimit(errors)) return errors;
  if (Object.values(errors).some((error) => error !== null)) return errors;
  const passwordHash = await work.hash(change.password);
  if (passwordHash === 'busy') return 'busy';
  const tell = await db
    .transaction()
    .execute((trx) => replacePassword(trx, room, link, { ...change, passwordHash }));
  if (tell === null) return spentLink(db, 'password-reset', change.resetId);
  tell();
  return errors;
}

export type WaysIn = Answer<'POST /api/account/resetlink'>;

/** Who else is, or can get, into the account of a good link: its owner sees who does not belong there. */
export async function readResetLink(
  db: Db,
  request: Pick<PasswordChange, 'resetId' | 'address'>,
): Promise<WaysIn | SpentLink | AttemptLimit> {
  const link = await openLink(db, request);
  if (typeof link === 'string' || isLimit(link)) return link;
  const { userId } = link;
  const logins = await findAllExternalLogins(db, userId);
  const roles = await findAllRoles(db, userId);
  const sessions = await findAllSessions(db, userId, roles.some(isStaffRole));
  return {
    linkedAccounts: logins.map(({ linkedAt, ...login }) => ({
      ...login,
      linkedAt: linkedAt.toISOString(),
    })),
    sessions: sessions.map(({ userAgent, lastSeenAt }) => ({
      device: describeDevice(userAgent),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}

/** Links cannot be guessed; who tries all the same is slowed down. */
async function openLink(
  db: Db,
  { resetId, address }: Pick<PasswordChange, 'resetId' | 'address'>,
): Promise<Link | SpentLink | AttemptLimit> {
  const limit = linkLimit(address);
  const attempt = await reserveAttempt(db, limit);
  if (attempt === null) return limit;
  const open = await findOpenToken(db, 'password-reset', resetId);
  const account = open?.userId == null ? undefined : await findCredentials(db, open.userId);
  if (open?.userId == null || account === undefined) {
    const spent = await spentLink(db, 'password-reset', resetId);
    // Whoever has a link that was good once does not guess.
    if (spent !== 'link_wrong') await returnAttempt(db, attempt);
    return spent;
  }
  await returnAttempt(db, attempt);
  return { userId: open.userId, email: open.email, account };
}

export const linkLimit = (address: string): AttemptLimit => ({
  kind: 'link-address',
  subject: limitedAddress(address),
  most: 30,
  withinMinutes: 15,
});

/** The username must be the link's own (decision 24); whoever found the link may not guess it for long. */
async function checkChange(
  db: Db,
  { userId, account }: Link,
  change: PasswordChange & { readonly publicUrl: string },
): Promise<Errors | AttemptLimit> {
  const { username, password, confirmPassword, publicUrl } = change;
  const subject = String(userId);
  const limit: AttemptLimit = { kind: 'reset-username', subject, most: 10, withinMinutes: 15 };
  const attempt = await reserveAttempt(db, limit);
  if (attempt === null) return limit;
  const isOwn = usernameKey(username) === usernameKey(account.username);
  if (isOwn) await returnAttempt(db, attempt);
  const owner = { username: account.username, email: account.email ?? '', publicUrl };
  return {
    usernameError: isOwn ? null : 'This link is for another username',
    passwordError: passwordProblem(password, owner),
    confirmPasswordError: password === confirmPassword ? null : 'The passwords are not the same',
  };
}

/** What mails the news, once they are; null = the link was used meanwhile. */
async function replacePassword(
  trx: Db,
  room: MailRoom,
  { userId, email, account }: Link,
  change: PasswordChange & { readonly passwordHash: string },
): Promise<(() => void) | null> {
  const { resetId, passwordHash, isUnlinkingAll = false } = change;
  const used = await useToken(trx, 'password-reset', resetId);
  if (used?.userId !== userId) return null;
  await updatePassword(trx, userId, passwordHash);
  await deleteSessionsOfUser(trx, userId);
  // Whoever was in the account until now may have asked for another e-mail.
  await deleteTokens(trx, { purpose: 'email-verification', userId });
  // Whoever opened a mailed link reads that mail.
  const isProven = email !== null && email === account.email;
  if (isProven && account.emailVerifiedAt === null) await updateEmail(trx, userId, email, true);
  // Others' guessing does not keep out whoever has just proven to be the owner.
  await deleteAttempts(trx, { kind: 'login', subject: loginSubject(userId) });
  await insertAudit(trx, {
    actorUserId: userId,
    action: 'user.password-changed',
    subjectType: 'user',
    subjectId: userId,
    after: { by: email === null ? 'staff link' : 'mailed link' },
  });
  if (!isUnlinkingAll) return tellOwner(trx, room, userId, accountNews.passwordChanged);
  for (const provider of await deleteExternalLogins(trx, userId)) {
    await insertAudit(trx, {
      actorUserId: userId,
      action: 'user.login-unlinked',
      subjectType: 'user',
      subjectId: userId,
      after: { provider },
    });
  }
  return tellOwner(trx, room, userId, accountNews.allUnlinked);
}
