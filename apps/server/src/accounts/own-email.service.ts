import type { Answer, OwnEmail } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type AttemptLimit, reserveAttempt, returnAttempt } from './attempts.repository.ts';
import { isEmail, tidyEmail } from './email.ts';
import { deleteTokens, findPendingEmail } from './one-time-tokens.repository.ts';
import type { PasswordWork } from './password-work.ts';
import { isLimit } from './too-many.ts';
import { lockIdentities } from './usernames.repository.ts';
import { findCredentials, updateEmail } from './users.repository.ts';
import {
  createVerification,
  emailTaken,
  isEmailTaken,
  type MailRoom,
  mailLimit,
} from './verification.service.ts';

type Db = Kysely<Schema>;
type Failure = AttemptLimit | 'busy';
type EmailAnswer = Answer<'POST /api/account/email'>;

export async function readOwnEmail(db: Db, room: MailRoom, userId: number): Promise<OwnEmail> {
  const account = await findCredentials(db, userId);
  const pending = await findPendingEmail(db, userId);
  const email = account?.email ?? null;
  return {
    email,
    isVerified: email !== null && account?.emailVerifiedAt != null,
    pendingEmail: pending === email ? null : pending,
    hasPassword: account?.passwordHash != null,
    isMailOffered: room.outbox.isOpen,
  };
}

export interface EmailRequest {
  readonly userId: number;
  readonly email: string;
  readonly password: string | undefined;
}

/** Wants another address: by mail it counts once its link is opened, without mail at once. */
export async function requestEmail(
  db: Db,
  work: PasswordWork,
  room: MailRoom,
  request: EmailRequest,
): Promise<EmailAnswer | Failure> {
  const { userId } = request;
  const email = tidyEmail(request.email);
  if (!isEmail(email)) return emailWrong('This is not an email address');
  const proof = await provePassword(db, work, request);
  if (isLimit(proof) || proof === 'busy') return proof;
  if (proof !== null) return { emailError: null, passwordError: proof, email: null };
  // Counted before looking who has it: the answer tells which addresses have accounts.
  const limit: AttemptLimit = {
    kind: 'email-change',
    subject: String(userId),
    most: 10,
    withinMinutes: 60,
  };
  if ((await reserveAttempt(db, limit)) === null) return limit;
  const ofAddress = mailLimit(email);
  if (room.outbox.isOpen && (await reserveAttempt(db, ofAddress)) === null) return ofAddress;
  const error = await db.transaction().execute((trx) => takeEmail(trx, room, userId, email));
  if (typeof error === 'string') return emailWrong(error);
  error?.();
  return { emailError: null, passwordError: null, email: await readOwnEmail(db, room, userId) };
}

const emailWrong = (emailError: string): EmailAnswer => ({
  emailError,
  passwordError: null,
  email: null,
});

/** Null = it is the account's password, or the account has none. */
async function provePassword(
  db: Db,
  work: PasswordWork,
  { userId, password = '' }: EmailRequest,
): Promise<string | Failure | null> {
  const account = await findCredentials(db, userId);
  if (account === undefined || account.passwordHash === null) return null;
  if (password === '') return 'Enter your password';
  const subject = String(userId);
  const limit: AttemptLimit = { kind: 'own-password', subject, most: 10, withinMinutes: 15 };
  const attempt = await reserveAttempt(db, limit);
  if (attempt === null) return limit;
  const verdict = await work.verify(account.passwordHash, password);
  if (verdict === false) return 'This is not your password';
  await returnAttempt(db, attempt);
  return verdict === 'busy' ? 'busy' : null;
}

/** What is wrong with the address, or what is left to do after the commit. */
async function takeEmail(
  trx: Db,
  room: MailRoom,
  userId: number,
  email: string,
): Promise<string | (() => void) | null> {
  await lockIdentities(trx, { emails: [email] });
  if (await isEmailTaken(trx, room, email, userId)) return emailTaken;
  const account = await findCredentials(trx, userId);
  if (account?.email === email) {
    // Staying gives up a change that was under way.
    if ((await findPendingEmail(trx, userId)) !== email) await dropPending(trx, userId);
    return null;
  }
  if (room.outbox.isOpen) return createVerification(trx, room, { userId, email });
  await updateEmail(trx, userId, email, false);
  await dropPending(trx, userId);
  await deleteTokens(trx, { purpose: 'password-reset', userId });
  await insertAudit(trx, {
    actorUserId: userId,
    action: 'user.email-changed',
    subjectType: 'user',
    subjectId: userId,
  });
  return null;
}

const dropPending = (trx: Db, userId: number): Promise<void> =>
  deleteTokens(trx, { purpose: 'email-verification', userId });

/** Mails the link again that the account waits for. */
export async function resendVerification(
  db: Db,
  room: MailRoom,
  userId: number,
): Promise<'sent' | 'nothing_to_verify' | AttemptLimit> {
  const { email, isVerified, pendingEmail } = await readOwnEmail(db, room, userId);
  const address = pendingEmail ?? (isVerified ? null : email);
  if (address === null) return 'nothing_to_verify';
  const limit = mailLimit(address);
  if ((await reserveAttempt(db, limit)) === null) return limit;
  const send = await db
    .transaction()
    .execute((trx) => createVerification(trx, room, { userId, email: address }));
  send();
  return 'sent';
}
