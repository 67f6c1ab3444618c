import { type Answer, type FieldFault, fieldFault, type OwnEmail } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Made } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { tellInBell } from '../account-news.ts';
import { attemptLimit } from '../login/attempt-limits.ts';
import { countAttempt } from '../login/too-many.ts';
import type { PasswordWork } from '../passwords/password-work.ts';
import { lockIdentities } from '../usernames/usernames.repository.ts';
import { findCredentials, updateEmail } from '../users/users.repository.ts';
import { isEmail, tidyEmail } from './email.ts';
import type { MailRoom } from './mail-room.ts';
import { deleteTokens, findPendingEmail } from './one-time-tokens.repository.ts';
import { checkOwnPassword, isProven, type SignedIn, type Unchecked } from './proof.service.ts';
import { createVerification, emailTaken, isEmailTaken, mailLimit } from './verification.service.ts';

type Db = Kysely<Schema>;
type Failure = Unchecked | 'proof_needed';
type EmailAnswer = Made<Answer<'POST /api/account/email'>>;

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

/** Asks to change the address: with mail it counts once its link is opened, without mail at once. */
export async function requestEmail(
  db: Db,
  work: PasswordWork,
  room: MailRoom,
  request: EmailRequest,
): Promise<Outcome<EmailAnswer, Failure>> {
  const { id: userId } = request.who;
  const email = tidyEmail(request.email);
  if (!isEmail(email)) return emailWrong(fieldFault('email_form'));
  const proof = await prove(db, work, request);
  if (!proof.ok) return proof;
  if (proof.value !== null) {
    return done({ emailError: null, passwordError: proof.value, email: null });
  }
  // Counted before looking who has it: the answer tells which addresses have accounts.
  const attempt = await countAttempt(db, attemptLimit('email-change', String(userId)));
  if (!attempt.ok) return attempt;
  if (room.outbox.isOpen) {
    const mail = await countAttempt(db, mailLimit(email));
    if (!mail.ok) return mail;
  }
  const taken = await db.transaction().execute((trx) => takeEmail(trx, room, userId, email));
  if (!taken.ok) return emailWrong(emailTaken);
  taken.value?.();
  const now = await readOwnEmail(db, room, userId);
  return done({ emailError: null, passwordError: null, email: now });
}

const emailWrong = (emailError: FieldFault) =>
  done<EmailAnswer>({ emailError, passwordError: null, email: null });

/** The fault of the password. Accounts without one prove themselves by a recent sign-in. */
async function prove(
  db: Db,
  work: PasswordWork,
  { who, password = '' }: EmailRequest,
): Promise<Outcome<FieldFault | null, Failure>> {
  const account = await findCredentials(db, who.id);
  if (account?.passwordHash == null) {
    return (await isProven(db, who)) ? done(null) : refuse('proof_needed');
  }
  if (password === '') return done(fieldFault('password_missing'));
  return checkOwnPassword(db, work, who.id, password);
}

/** Returns the work left for after the commit, if any. */
async function takeEmail(
  trx: Db,
  room: MailRoom,
  userId: number,
  email: string,
): Promise<Outcome<(() => void) | null, 'email_taken'>> {
  await lockIdentities(trx, { emails: [email] });
  if (await isEmailTaken(trx, room, email, userId)) return refuse('email_taken');
  const account = await findCredentials(trx, userId);
  if (account?.email === email) {
    // Staying gives up a change that was under way.
    if ((await findPendingEmail(trx, userId)) !== email) await dropPending(trx, userId);
    return done(null);
  }
  if (room.outbox.isOpen) return done(await createVerification(trx, room, { userId, email }));
  await updateEmail(trx, userId, email, false);
  await dropPending(trx, userId);
  await deleteTokens(trx, { purpose: 'password-reset', userId });
  await insertAudit(trx, {
    actorUserId: userId,
    action: 'user.email-changed',
    subjectType: 'user',
    subjectId: userId,
  });
  await tellInBell(trx, room, userId, { news: 'email_changed' });
  return done(null);
}

const dropPending = (trx: Db, userId: number): Promise<void> =>
  deleteTokens(trx, { purpose: 'email-verification', userId });

/** Mails the link again that the account waits for. */
export async function resendVerification(
  db: Db,
  room: MailRoom,
  { userId, invite }: { readonly userId: number; readonly invite: string | undefined },
): Promise<Outcome<null, 'mail_not_offered' | 'nothing_to_verify' | 'too_many_attempts'>> {
  if (!room.outbox.isOpen) return refuse('mail_not_offered');
  const { email, isVerified, pendingEmail } = await readOwnEmail(db, room, userId);
  const address = pendingEmail ?? (isVerified ? null : email);
  if (address === null) return refuse('nothing_to_verify');
  const attempt = await countAttempt(db, mailLimit(address));
  if (!attempt.ok) return attempt;
  const send = await db
    .transaction()
    .execute((trx) => createVerification(trx, room, { userId, email: address, invite }));
  send();
  return done(null);
}
