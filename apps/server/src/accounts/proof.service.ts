import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type AttemptLimit, reserveAttempt, returnAttempt } from './attempts.repository.ts';
import type { PasswordWork } from './password-work.ts';
import { isSessionProven, updateProven } from './sessions.repository.ts';
import { findCredentials } from './users.repository.ts';

type Db = Kysely<Schema>;

/** Who asks, in which of their sessions. */
export interface SignedIn {
  readonly id: number;
  readonly sessionId: number;
}

/** So long a sign-in, or a password that was entered, shows who sits there. */
const provenMinutes = 10;

/** Whether somebody has just shown in this session to be the owner: an open session alone does not. */
export const isProven = (db: Db, { sessionId }: Pick<SignedIn, 'sessionId'>): Promise<boolean> =>
  isSessionProven(db, sessionId, provenMinutes);

/** The same of something that began with a proof and has taken some minutes since. */
export const wasProven = (
  db: Db,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
  minutesSince: number,
): Promise<boolean> => isSessionProven(db, sessionId, provenMinutes + minutesSince);

export type PasswordVerdict = 'right' | 'wrong' | 'no password' | 'busy' | AttemptLimit;

/** Whether it is the account's password; somebody who finds an open session does not guess it for long. */
export async function checkOwnPassword(
  db: Db,
  work: PasswordWork,
  userId: number,
  password: string,
): Promise<PasswordVerdict> {
  const account = await findCredentials(db, userId);
  if (account === undefined || account.passwordHash === null) return 'no password';
  const subject = String(userId);
  const limit: AttemptLimit = { kind: 'own-password', subject, most: 10, withinMinutes: 15 };
  const attempt = await reserveAttempt(db, limit);
  if (attempt === null) return limit;
  const verdict = await work.verify(account.passwordHash, password);
  if (verdict === false) return 'wrong';
  await returnAttempt(db, attempt);
  return verdict === 'busy' ? 'busy' : 'right';
}

/** Shows by the password who sits there, for some minutes. */
export async function proveByPassword(
  db: Db,
  work: PasswordWork,
  { id, sessionId }: SignedIn,
  password: string,
): Promise<PasswordVerdict> {
  const verdict = await checkOwnPassword(db, work, id, password);
  if (verdict === 'right') await updateProven(db, sessionId);
  return verdict;
}

export const wrongPassword = 'This is not your password';
