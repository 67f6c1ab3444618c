import { fieldFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { tellInBell } from '../account-news.ts';
import { type AttemptLimit, attemptLimit } from '../login/attempt-limits.ts';
import { returnAttempts } from '../login/too-many.ts';
import { lockIdentities } from '../usernames/usernames.repository.ts';
import { findMessageLanguage } from '../users/user-language.repository.ts';
import {
  existsEmail,
  existsProvenEmail,
  findCredentials,
  releaseUnprovenEmail,
  updateEmail,
} from '../users/users.repository.ts';
import { emailChangedMail, verificationMail } from './account-mails.ts';
import type { MailRoom } from './mail-room.ts';
import {
  deleteTokens,
  findOpenToken,
  replaceToken,
  useToken,
} from './one-time-tokens.repository.ts';
import { countLinkAttempt, refuseSpent, type SpentLink } from './spent-link.ts';

type Db = Kysely<Schema>;

/** Limited by address, so that many accounts cannot mail a stranger more often than one could. */
export const mailLimit = (email: string): AttemptLimit => attemptLimit('verification-mail', email);

/** A new link that proves the address, mailed once the caller's transaction is done. */
export async function createVerification(
  trx: Db,
  { publicUrl, outbox }: MailRoom,
  owner: {
    readonly userId: number;
    readonly email: string;
    /** The invite that led to the registration. The page of the link continues there. */
    readonly invite?: string | undefined;
  },
): Promise<() => void> {
  const { userId, email, invite } = owner;
  const token = await replaceToken(trx, { purpose: 'email-verification', userId }, email);
  const secrets = new URLSearchParams({ token, ...(invite !== undefined && { invite }) });
  const link = new URL(`/verify-email#${secrets}`, publicUrl).href;
  const language = await findMessageLanguage(trx, userId);
  return () => outbox.add(() => inLanguage(language, () => verificationMail(email, link)));
}

export const emailTaken = fieldFault('email_taken');

/**
 * Whether the address is taken. With mail, an unconfirmed claim blocks no other user. Without mail,
 * an address belongs to the first account.
 */
export const isEmailTaken = (
  db: Db,
  { outbox }: Pick<MailRoom, 'outbox'>,
  email: string,
  exceptUserId?: number,
): Promise<boolean> => (outbox.isOpen ? existsProvenEmail : existsEmail)(db, email, exceptUserId);

interface OpenedLink {
  readonly token: string;
  readonly address: string;
}

/** The address of the link counts from now on; a former one is told. */
export async function verifyEmail(
  db: Db,
  room: MailRoom,
  { token, address }: OpenedLink,
): Promise<Outcome<null, SpentLink | 'email_taken' | 'too_many_attempts'>> {
  const attempt = await countLinkAttempt(db, address);
  if (!attempt.ok) return attempt;
  const verified = await verifyLink(db, room, token);
  // Only who names a link that never was guesses.
  if (verified.ok || verified.code !== 'link_wrong') await returnAttempts(db, [attempt.value]);
  return verified;
}

async function verifyLink(
  db: Db,
  room: MailRoom,
  token: string,
): Promise<Outcome<null, SpentLink | 'email_taken'>> {
  const verified = await db.transaction().execute((trx) => verifyWithin(trx, room, token));
  if (!verified.ok) {
    return verified.code === 'not_good' ? refuseSpent(db, 'email-verification', token) : verified;
  }
  const { former, language } = verified.value;
  if (former !== null) room.outbox.add(() => inLanguage(language, () => emailChangedMail(former)));
  return done(null);
}

interface Verified {
  readonly former: string | null;
  readonly language: string;
}

async function verifyWithin(
  trx: Db,
  room: MailRoom,
  token: string,
): Promise<Outcome<Verified, 'not_good' | 'email_taken'>> {
  const open = await findOpenToken(trx, 'email-verification', token);
  if (!open || open.userId === null || open.email === null) return refuse('not_good');
  const { userId, email } = open;
  await lockIdentities(trx, { emails: [email] });
  const account = await findCredentials(trx, userId);
  if (account === undefined) return refuse('not_good');
  if (await existsProvenEmail(trx, email, userId)) return refuse('email_taken');
  if (!(await useToken(trx, 'email-verification', token))) return refuse('not_good');
  await releaseFromClaimants(trx, email, userId);
  const isChanged = account.email !== email;
  await updateEmail(trx, userId, email, true);
  // Links that went to the former address open nothing any more.
  if (isChanged) await deleteTokens(trx, { purpose: 'password-reset', userId });
  await insertAudit(trx, {
    actorUserId: userId,
    action: isChanged ? 'user.email-changed' : 'user.email-verified',
    subjectType: 'user',
    subjectId: userId,
  });
  if (isChanged) await tellInBell(trx, room, userId, { news: 'email_changed' });
  const language = await findMessageLanguage(trx, userId);
  return done({ former: isChanged ? account.email : null, language });
}

/** A proof is worth more than a claim. Typing an address first does not keep it from its owner. */
async function releaseFromClaimants(trx: Db, email: string, ownerId: number): Promise<void> {
  for (const claimantId of await releaseUnprovenEmail(trx, email, ownerId)) {
    await deleteTokens(trx, { purpose: 'password-reset', userId: claimantId });
    await insertAudit(trx, {
      actorUserId: null,
      action: 'user.email-released',
      subjectType: 'user',
      subjectId: claimantId,
      reason: 'Somebody else proved that the address is theirs',
    });
  }
}
