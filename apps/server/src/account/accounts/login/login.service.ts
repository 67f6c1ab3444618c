import type { Answer, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { deviceCookie } from '../../../platform/http/caller/cookies.ts';
import { limitedAddress } from '../../../platform/http/guard/limited-address.ts';
import type { Call } from '../../../platform/http/handler.ts';
import { done, type Outcome, orRefuse, refuse } from '../../../platform/outcome.ts';
import { tellOfOldest } from '../account-news.ts';
import { looksLikeEmail } from '../email/email.ts';
import type { TellUser } from '../email/mail-room.ts';
import type { PasswordWork } from '../passwords/password-work.ts';
import { usernameKey } from '../usernames/username.ts';
import { findUserByLogin, type LoginUser } from '../users/users.repository.ts';
import { type AttemptLimit, attemptLimit } from './attempt-limits.ts';
import type { Attempt } from './attempts.repository.ts';
import { isKnownDevice } from './known-devices.repository.ts';
import { handOver, openSession, type SignInCall } from './sign-in.service.ts';
import { countAttempts, returnAttempts } from './too-many.ts';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** The token of a browser that signed in to this account before, if it shows one. */
  deviceOf(userId: number): string | undefined;
}

type LoginRefusal = RefusalCode<'POST /api/auth/login'>;

/** Checks the password and opens a session. */
export async function logIn(
  { db, tellUser }: { readonly db: Kysely<Schema>; readonly tellUser: TellUser },
  work: PasswordWork,
  call: Pick<Call<'POST /api/auth/login'>, 'body' | 'caller'> & SignInCall,
): Promise<Outcome<Answer<'POST /api/auth/login'>, LoginRefusal>> {
  const checked = await checkLogin(db, work, {
    ...call.body,
    address: call.caller.address,
    deviceOf: (userId) => call.cookies[deviceCookie(userId)],
  });
  if (!checked.ok) return checked;
  const { id, username, isUsernameChangeRequired } = checked.value;
  const opened = await db.transaction().execute(async (trx) => {
    const session = await openSession(trx, call, id);
    await tellOfOldest(trx, { tellUser }, session);
    return session;
  });
  handOver(call, opened);
  return done({
    usernameIsEmail: looksLikeEmail(username),
    usernameChangeAvailable: isUsernameChangeRequired,
  });
}

/** Checks a login. Guessing is rate-limited, and an unknown name costs the same time as a known one. */
export async function checkLogin(
  db: Kysely<Schema>,
  work: PasswordWork,
  request: LoginRequest,
): Promise<Outcome<LoginUser, LoginRefusal>> {
  const user = await findUserByLogin(db, request.username);
  const limits = await limitsOf(db, user, request);
  const attempts = await countAttempts(db, limits);
  if (!attempts.ok) return attempts;
  const isRight = await work.verify(user?.passwordHash ?? null, request.password);
  if (isRight.ok && (!isRight.value || user === undefined)) {
    await recordBurst(db, user, attempts.value);
    return refuse('invalid_credentials');
  }
  await returnAttempts(db, attempts.value);
  if (!isRight.ok) return isRight;
  return orRefuse(user, 'invalid_credentials');
}

/**
 * The account's limits [rule: accounts-25]. Guesses of others do not lock a known device out [rule:
 * accounts-26].
 */
async function limitsOf(
  db: Kysely<Schema>,
  user: LoginUser | undefined,
  request: LoginRequest,
): Promise<AttemptLimit[]> {
  if (user !== undefined) {
    const device = request.deviceOf(user.id);
    if (await isKnownDevice(db, user.id, device)) {
      return [attemptLimit('login-device', `${user.id} ${device}`)];
    }
  }
  const account =
    user === undefined ? `name ${usernameKey(request.username)}` : loginSubject(user.id);
  return [
    attemptLimit('login-address', limitedAddress(request.address)),
    attemptLimit('login', account),
  ];
}

/** The subject that failed logins of an account are counted under. */
export const loginSubject = (userId: number): string => `user ${userId}`;

async function recordBurst(
  db: Kysely<Schema>,
  user: LoginUser | undefined,
  attempts: readonly Attempt[],
): Promise<void> {
  const reached = attempts.find(({ count, limit }) => count === limit.most);
  if (reached === undefined) return;
  await insertAudit(db, {
    actorUserId: null,
    action: 'login.limit-reached',
    subjectType: 'user',
    subjectId: user?.id ?? null,
    after: {
      limit: reached.limit.kind,
      failures: reached.count,
      withinMinutes: reached.limit.withinMinutes,
    },
  });
}
