import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { limitedAddress } from '../platform/http/limited-address.ts';
import {
  type Attempt,
  type AttemptLimit,
  reserveAttempt,
  returnAttempt,
} from './attempts.repository.ts';
import { isKnownDevice } from './known-devices.repository.ts';
import type { PasswordWork } from './password-work.ts';
import { isLimit } from './too-many.ts';
import { usernameKey } from './username.ts';
import { findUserByLogin, type LoginUser } from './users.repository.ts';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** The token of a browser that signed in to this account before, if it shows one. */
  deviceOf(userId: number): string | undefined;
}

export type LoginResult =
  | { readonly ok: true; readonly user: LoginUser }
  | { readonly ok: false; readonly code: 'invalid_credentials' | 'busy' }
  | { readonly ok: false; readonly code: 'too_many_attempts'; readonly limit: AttemptLimit };

const withinMinutes = 15;
/** Decision 28. */
const mostPerAccount = 10;
/** Behind one address there may be a whole venue; this stops one machine that tries many accounts. */
const mostPerAddress = 100;

/** Whose password this is, if anybody's; guessing is slow and unknown names cost what known ones do. */
export async function checkLogin(
  db: Kysely<Schema>,
  work: PasswordWork,
  request: LoginRequest,
): Promise<LoginResult> {
  const user = await findUserByLogin(db, request.username);
  const limits = await limitsOf(db, user, request);
  const attempts = await reserveAll(db, limits);
  if (isLimit(attempts)) return { ok: false, code: 'too_many_attempts', limit: attempts };
  const verdict = await work.verify(user?.passwordHash ?? null, request.password);
  if (verdict === false || (verdict === true && user === undefined)) {
    await recordBurst(db, user, attempts);
    return { ok: false, code: 'invalid_credentials' };
  }
  for (const attempt of attempts) await returnAttempt(db, attempt);
  if (verdict === 'busy' || user === undefined) return { ok: false, code: 'busy' };
  return { ok: true, user };
}

/** A known device has a count of its own: others' guessing does not lock it out (safety §3). */
async function limitsOf(
  db: Kysely<Schema>,
  user: LoginUser | undefined,
  request: LoginRequest,
): Promise<AttemptLimit[]> {
  if (user !== undefined) {
    const device = request.deviceOf(user.id);
    if (await isKnownDevice(db, user.id, device)) {
      const subject = `${user.id} ${device}`;
      return [{ kind: 'login-device', subject, most: mostPerAccount, withinMinutes }];
    }
  }
  const account =
    user === undefined ? `name ${usernameKey(request.username)}` : loginSubject(user.id);
  const address = limitedAddress(request.address);
  return [
    { kind: 'login-address', subject: address, most: mostPerAddress, withinMinutes },
    { kind: 'login', subject: account, most: mostPerAccount, withinMinutes },
  ];
}

/** What failures to log in to an account are counted under. */
export const loginSubject = (userId: number): string => `user ${userId}`;

/** All of them, or the limit that is reached. */
async function reserveAll(
  db: Kysely<Schema>,
  limits: readonly AttemptLimit[],
): Promise<Attempt[] | AttemptLimit> {
  const reserved: Attempt[] = [];
  for (const limit of limits) {
    const attempt = await reserveAttempt(db, limit);
    if (attempt === null) {
      for (const other of reserved) await returnAttempt(db, other);
      return limit;
    }
    reserved.push(attempt);
  }
  return reserved;
}

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
    after: { limit: reached.limit.kind, failures: reached.count, withinMinutes },
  });
}
