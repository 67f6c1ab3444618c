import { type Answer, type FieldFault, fieldFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Made } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome } from '../../../platform/outcome.ts';
import { attemptLimit } from '../login/attempt-limits.ts';
import { isSessionProven, updateProven } from '../login/sessions.repository.ts';
import { countAttempt, returnAttempts } from '../login/too-many.ts';
import type { PasswordWork } from '../passwords/password-work.ts';
import { findCredentials } from '../users/users.repository.ts';

type Db = Kysely<Schema>;

/** The caller and their session. */
export interface SignedIn {
  readonly id: number;
  readonly sessionId: number;
}

/** A sign-in or an entered password counts as proof of identity for this long. */
const provenMinutes = 10;

/**
 * Whether the caller has re-authenticated lately in this session; an open session alone is not
 * enough.
 */
export const isProven = (db: Db, { sessionId }: Pick<SignedIn, 'sessionId'>): Promise<boolean> =>
  isSessionProven(db, sessionId, provenMinutes);

/** The same for an operation that began with a proof and has taken some minutes since. */
export const wasProven = (
  db: Db,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
  minutesSince: number,
): Promise<boolean> => isSessionProven(db, sessionId, provenMinutes + minutesSince);

/** The caller's ways to prove to be the owner, and whether they did of late. */
export async function readProof(db: Db, who: SignedIn): Promise<Answer<'GET /api/account/proof'>> {
  const account = await findCredentials(db, who.id);
  return { hasPassword: account?.passwordHash != null, isProven: await isProven(db, who) };
}

/** Why a password could not be checked at all. */
export type Unchecked = 'busy' | 'too_many_attempts';

/**
 * Null when the password is right. Guesses are limited: somebody may have found an open session.
 */
export async function checkOwnPassword(
  db: Db,
  work: PasswordWork,
  userId: number,
  password: string,
): Promise<Outcome<FieldFault | null, Unchecked>> {
  const account = await findCredentials(db, userId);
  if (account === undefined || account.passwordHash === null) return done(wrongPassword);
  const attempt = await countAttempt(db, attemptLimit('own-password', String(userId)));
  if (!attempt.ok) return attempt;
  const isRight = await work.verify(account.passwordHash, password);
  if (isRight.ok && !isRight.value) return done(wrongPassword);
  await returnAttempts(db, [attempt.value]);
  return isRight.ok ? done(null) : isRight;
}

/** Re-authenticates the session by the password, for some minutes. */
export async function proveByPassword(
  db: Db,
  work: PasswordWork,
  { id, sessionId }: SignedIn,
  password: string,
): Promise<Outcome<Made<Answer<'POST /api/account/proof'>>, Unchecked>> {
  const checked = await checkOwnPassword(db, work, id, password);
  if (!checked.ok) return checked;
  if (checked.value === null) await updateProven(db, sessionId);
  return done({ passwordError: checked.value });
}

const wrongPassword = fieldFault('password_wrong');
