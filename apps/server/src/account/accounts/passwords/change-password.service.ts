import {
  type Answer,
  type Body,
  fieldFault,
  isStaffRole,
  type SignInProvider,
} from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Made } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome } from '../../../platform/outcome.ts';
import { tellOwner } from '../account-news.ts';
import type { AccountTokens } from '../account-tokens.ts';
import type { MailRoom } from '../email/mail-room.ts';
import { deleteTokens, findOpenToken, useToken } from '../email/one-time-tokens.repository.ts';
import { countLinkAttempt, refuseSpent, type SpentLink } from '../email/spent-link.ts';
import { attemptLimit } from '../login/attempt-limits.ts';
import { forgiveAttempts } from '../login/attempts.repository.ts';
import { describeDevice } from '../login/describe-device.ts';
import { loginSubject } from '../login/login.service.ts';
import { endSessionsOfUser, findAllSessions } from '../login/sessions.repository.ts';
import { countAttempt, returnAttempts } from '../login/too-many.ts';
import { usernameKey } from '../usernames/username.ts';
import {
  findAllRoles,
  findCredentials,
  updateEmail,
  updatePassword,
} from '../users/users.repository.ts';
import { passwordProblem } from './password.ts';
import type { PasswordWork } from './password-work.ts';

type Db = Kysely<Schema>;
type Errors = Made<Answer<'POST /api/account/changepassword'>>;
type Account = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** Identities at providers, which open an account as its password does. */
export interface ProviderLogins {
  /** All of the account, with when each was linked. */
  findAll(db: Db, userId: number): Promise<ProviderLogin[]>;
  /** Unlinks every one; answers of which providers there were some. */
  deleteAll(trx: Db, userId: number): Promise<SignInProvider[]>;
}

interface ProviderLogin {
  readonly name: SignInProvider;
  readonly externalUsername: string | null;
  readonly linkedAt: Date;
}

interface ChangeParts {
  readonly db: Db;
  readonly work: PasswordWork;
  readonly room: MailRoom;
  readonly logins: ProviderLogins;
  readonly tokens: AccountTokens;
}

export interface PasswordChange extends Body<'POST /api/account/changepassword'> {
  /** The caller's network address. */
  readonly address: string;
}

interface Link {
  readonly userId: number;
  /** The address that the link was mailed to; null = staff made the link. */
  readonly email: string | null;
  readonly account: Account;
}

/** Sets a new password by a reset link; the account's sessions end, browsers it knows stay known. */
export async function changePassword(
  parts: ChangeParts,
  change: PasswordChange,
): Promise<Outcome<Errors, SpentLink | 'busy' | 'too_many_attempts'>> {
  const { db, work, room } = parts;
  const opened = await openLink(db, change);
  if (!opened.ok) return opened;
  const link = opened.value;
  const errors = await checkChange(db, link, { ...change, publicUrl: room.publicUrl });
  if (!errors.ok) return errors;
  if (Object.values(errors.value).some((error) => error !== null)) return errors;
  const hashed = await work.hash(change.password);
  if (!hashed.ok) return hashed;
  const passwordHash = hashed.value;
  const tell = await db
    .transaction()
    .execute((trx) => replacePassword(trx, parts, link, { ...change, passwordHash }));
  if (tell === null) return refuseSpent(db, 'password-reset', change.resetId);
  tell();
  return errors;
}

type WaysIn = Answer<'POST /api/account/resetlink'>;

/**
 * The sessions, linked accounts and personal tokens of the link's account, so that its owner sees any that do not
 * belong there.
 */
export async function readResetLink(
  { db, logins, tokens }: Pick<ChangeParts, 'db' | 'logins' | 'tokens'>,
  request: Pick<PasswordChange, 'resetId' | 'address'>,
): Promise<Outcome<WaysIn, SpentLink | 'too_many_attempts'>> {
  const link = await openLink(db, request);
  if (!link.ok) return link;
  const { userId } = link.value;
  const linked = await logins.findAll(db, userId);
  const open = await tokens.findAll(db, userId);
  const roles = await findAllRoles(db, userId);
  const sessions = await findAllSessions(db, userId, roles.some(isStaffRole));
  return done({
    linkedAccounts: linked.map(({ linkedAt, ...login }) => ({
      ...login,
      linkedAt: linkedAt.toISOString(),
    })),
    sessions: sessions.map(({ userAgent, lastSeenAt }) => ({
      device: describeDevice(userAgent),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    tokens: open.map(({ lastUsedAt, ...token }) => ({
      ...token,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  });
}

async function openLink(
  db: Db,
  { resetId, address }: Pick<PasswordChange, 'resetId' | 'address'>,
): Promise<Outcome<Link, SpentLink | 'too_many_attempts'>> {
  const attempt = await countLinkAttempt(db, address);
  if (!attempt.ok) return attempt;
  const open = await findOpenToken(db, 'password-reset', resetId);
  const account = open?.userId == null ? undefined : await findCredentials(db, open.userId);
  if (open?.userId == null || account === undefined) {
    const spent = await refuseSpent(db, 'password-reset', resetId);
    // A link that was good once is not a guess.
    if (spent.code !== 'link_wrong') await returnAttempts(db, [attempt.value]);
    return spent;
  }
  await returnAttempts(db, [attempt.value]);
  return done({ userId: open.userId, email: open.email, account });
}

/**
 * The username must be the link's own [rule: accounts-36]. The finder of a link has few guesses at
 * it.
 */
async function checkChange(
  db: Db,
  { userId, account }: Link,
  change: PasswordChange & { readonly publicUrl: string },
): Promise<Outcome<Errors, 'too_many_attempts'>> {
  const { username, password, confirmPassword, publicUrl } = change;
  const attempt = await countAttempt(db, attemptLimit('reset-username', String(userId)));
  if (!attempt.ok) return attempt;
  const isOwn = usernameKey(username) === usernameKey(account.username);
  if (isOwn) await returnAttempts(db, [attempt.value]);
  const owner = { username: account.username, email: account.email ?? '', publicUrl };
  return done({
    usernameError: isOwn ? null : fieldFault('username_of_link'),
    passwordError: passwordProblem(password, owner),
    confirmPasswordError: password === confirmPassword ? null : fieldFault('passwords_differ'),
  });
}

/**
 * Returns a function that mails the news once the change is committed; null = the link was used
 * meanwhile.
 */
async function replacePassword(
  trx: Db,
  { room, logins, tokens }: Pick<ChangeParts, 'room' | 'logins' | 'tokens'>,
  { userId, email, account }: Link,
  change: PasswordChange & { readonly passwordHash: string },
): Promise<(() => void) | null> {
  const { resetId, passwordHash, isUnlinkingAll = false, isRevokingTokens = false } = change;
  const used = await useToken(trx, 'password-reset', resetId);
  if (used?.userId !== userId) return null;
  await updatePassword(trx, userId, passwordHash);
  await endSessionsOfUser(trx, userId, 'password');
  // An intruder may have asked for another e-mail.
  await deleteTokens(trx, { purpose: 'email-verification', userId });
  // Opening a mailed link proves that the user reads that mail.
  const isProven = email !== null && email === account.email;
  if (isProven && account.emailVerifiedAt === null) await updateEmail(trx, userId, email, true);
  // The user has just proven to be the owner: failed logins of others no longer count.
  await forgiveAttempts(trx, { kind: 'login', subject: loginSubject(userId) });
  if (isRevokingTokens) await tokens.deleteAll(trx, userId);
  await insertAudit(trx, {
    actorUserId: userId,
    action: 'user.password-changed',
    subjectType: 'user',
    subjectId: userId,
    after: { by: email === null ? 'staff link' : 'mailed link', isRevokingTokens },
  });
  if (!isUnlinkingAll) return tellOwner(trx, room, userId, { news: 'password_changed' });
  for (const provider of await logins.deleteAll(trx, userId)) {
    await insertAudit(trx, {
      actorUserId: userId,
      action: 'user.login-unlinked',
      subjectType: 'user',
      subjectId: userId,
      after: { provider },
    });
  }
  return tellOwner(trx, room, userId, { news: 'all_unlinked' });
}
