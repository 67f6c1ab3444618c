import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { testMail } from '../../account/accounts/email/account-mails.ts';
import { findCredentials } from '../../account/accounts/users/users.repository.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tookIt, whyNotSent } from './mail-words.ts';

type Key = 'POST /api/staff/testMail';

interface TestMailParts {
  readonly db: Kysely<Schema>;
  readonly mailer?: Mailer;
  /** So long the mail server may take. */
  readonly withinMs?: number;
}

/** A mail server that takes longer is of no use to anybody who waits. */
const timeoutMs = 12_000;

/** Sends an Admin a mail at once, and tells what the mail server said. */
export async function sendTestMail(
  { db, mailer, withinMs = timeoutMs }: TestMailParts,
  userId: number,
): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> {
  if (mailer === undefined) return refuse('no_mail');
  const account = await findCredentials(db, userId);
  if (!account?.email) return refuse('no_address');
  const told = await attempt(mailer, account.email, withinMs);
  await insertAudit(db, {
    actorUserId: userId,
    action: 'mail.tested',
    subjectType: 'user',
    subjectId: userId,
    after: told,
  });
  return done(told);
}

async function attempt(mailer: Mailer, to: string, withinMs: number): Promise<Answer<Key>> {
  const ended = new AbortController();
  const late = pause(withinMs, null, { signal: ended.signal, ref: false }).catch(() => null);
  const sent = mailer.send(testMail(to)).then(
    (answer) => ({ isSent: true, words: tookIt(answer) }),
    (error: unknown) => ({ isSent: false, words: whyNotSent(error) }),
  );
  const told = await Promise.race([sent, late]);
  ended.abort();
  const seconds = Math.round(withinMs / 1000);
  const words = `The mail server has not taken it within ${seconds} seconds; it may still do so`;
  return told ?? { isSent: false, words };
}
