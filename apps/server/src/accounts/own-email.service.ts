import type { Answer, OwnEmail } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { accountNews, tellInBell } from './account-news.ts';
import { type AttemptLimit, reserveAttempt } from './attempts.repository.ts';
import { isEmail, tidyEmail } from './email.ts';
import { deleteTokens, findPendingEmail } from './one-time-tokens.repository.ts';
import type { PasswordWork } from './password-work.ts';
import { checkOwnPassword, isProven, type SignedIn, wrongPassword } from './proof.service.ts';
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
type Failure = AttemptLimit | 'busy' | 'proof_needed';
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
  readonly who: SignedIn;
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
  const { id: userId } = request.who;
  const email = tidyEmail(request.email);
  if (!isEmail(email)) return emailWrong('This is not an email address');
  const proof = await prove(db, work, request);
  if (isLimit(proof) || proof === 'busy' || proof === 'proof_needed') return proof;
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

/** Null = it is the account's password; where there is none, a sign-in of the last minutes will do. */
async function prove(
  db: Db,
  work: PasswordWork,
  { who, password = '' }: EmailRequest,
): Promise<string | Failure | null> {
  const account = await findCredentials(db, who.id);
  if (account?.passwordHash == null) return (await isProven(db, who)) ? null : 'proof_needed';
  if (password === '') return 'Enter your password';
  const verdict = await checkOwnPassword(db, work, who.id, password);
  if (verdict === 'right') return null;
  return verdict === 'wrong' || verdict === 'no password' ? wrongPassword : verdict;
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
  await tellInBell(trx, userId, accountNews.emailChanged);
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
