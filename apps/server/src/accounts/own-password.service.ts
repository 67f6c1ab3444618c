import type { Answer, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { accountNews, tellOwner } from './account-news.ts';
import type { AttemptLimit } from './attempts.repository.ts';
import { deleteTokens } from './one-time-tokens.repository.ts';
import { passwordProblem } from './password.ts';
import type { PasswordWork } from './password-work.ts';
import { checkOwnPassword, isProven, type SignedIn, wrongPassword } from './proof.service.ts';
import { deleteSessionsOfUser } from './sessions.repository.ts';
import { type OpenedSession, openSession, type SignInCall } from './sign-in.service.ts';
import { isLimit } from './too-many.ts';
import { findCredentials, updatePassword } from './users.repository.ts';
import type { MailRoom } from './verification.service.ts';

type Db = Kysely<Schema>;
type Errors = Answer<'POST /api/account/password'>;
type Failure = 'proof_needed' | 'busy' | AttemptLimit;

export interface OwnPasswordParts {
  readonly db: Db;
  readonly work: PasswordWork;
  readonly room: MailRoom;
}

export interface OwnPasswordChange extends Body<'POST /api/account/password'> {
  readonly who: SignedIn;
  /** The browser that goes on, in a new session. */
  readonly call: SignInCall;
}

/** A session was opened where the password was changed. */
type Outcome =
  | { readonly errors: Errors; readonly opened: OpenedSession | null }
  | { readonly failure: Failure };

/** Changes the own password, or sets the first one; whoever else is in the account is out of it. */
export async function changeOwnPassword(
  { db, work, room }: OwnPasswordParts,
  change: OwnPasswordChange,
): Promise<Outcome> {
  const { who, call, password, confirmPassword } = change;
  const account = await findCredentials(db, who.id);
  if (account === undefined) return { failure: 'proof_needed' };
  const owner = { username: account.username, email: account.email ?? '' };
  const proof = await checkProof({ db, work }, change, account.passwordHash !== null);
  if (proof === 'busy' || proof === 'proof_needed' || isLimit(proof)) return { failure: proof };
  const errors: Errors = {
    currentPasswordError: proof,
    passwordError: passwordProblem(password, { ...owner, publicUrl: room.publicUrl }),
    confirmPasswordError: password === confirmPassword ? null : 'The passwords are not the same',
  };
  if (Object.values(errors).some((error) => error !== null)) return { errors, opened: null };
  const passwordHash = await work.hash(password);
  if (passwordHash === 'busy') return { failure: 'busy' };
  const { opened, tell } = await db.transaction().execute(async (trx) => {
    await updatePassword(trx, who.id, passwordHash);
    await deleteSessionsOfUser(trx, who.id);
    // Links to a new password or e-mail that somebody else may have asked for.
    for (const purpose of ['password-reset', 'email-verification'] as const) {
      await deleteTokens(trx, { purpose, userId: who.id });
    }
    await insertAudit(trx, {
      actorUserId: who.id,
      action: 'user.password-changed',
      subjectType: 'user',
      subjectId: who.id,
      after: { by: account.passwordHash === null ? 'first password' : 'owner' },
    });
    return {
      opened: await openSession(trx, call, who.id),
      tell: await tellOwner(trx, room, who.id, accountNews.passwordChanged),
    };
  });
  tell();
  return { errors, opened };
}

/** The present password, or a sign-in of the last minutes, which also helps who forgot it. */
async function checkProof(
  { db, work }: Pick<OwnPasswordParts, 'db' | 'work'>,
  { who, currentPassword }: OwnPasswordChange,
  hasPassword: boolean,
): Promise<string | Failure | null> {
  if (hasPassword && currentPassword !== '') {
    const verdict = await checkOwnPassword(db, work, who.id, currentPassword);
    if (verdict === 'right') return null;
    return verdict === 'wrong' || verdict === 'no password' ? wrongPassword : verdict;
  }
  if (await isProven(db, who)) return null;
  return hasPassword ? 'Enter your current password' : 'proof_needed';
}
