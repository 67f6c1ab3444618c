import { type Answer, type Body, type FieldFault, fieldFault } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../../platform/audit/audit.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Made } from '../../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../../platform/outcome.ts';
import { tellOwner } from '../account-news.ts';
import type { AccountTokens } from '../account-tokens.ts';
import type { MailRoom } from '../email/mail-room.ts';
import { deleteTokens } from '../email/one-time-tokens.repository.ts';
import {
  checkOwnPassword,
  isProven,
  type SignedIn,
  type Unchecked,
} from '../email/proof.service.ts';
import { endSessionsOfUser } from '../login/sessions.repository.ts';
import { handOver, openSession, type SignInCall } from '../login/sign-in.service.ts';
import { findCredentials, updatePassword } from '../users/users.repository.ts';
import { passwordProblem } from './password.ts';
import type { PasswordWork } from './password-work.ts';

type Db = Kysely<Schema>;
type Errors = Made<Answer<'POST /api/account/password'>>;
type Failure = Unchecked | 'proof_needed';

export interface OwnPasswordParts {
  readonly db: Db;
  readonly work: PasswordWork;
  readonly room: MailRoom;
  readonly tokens: AccountTokens;
}

export interface OwnPasswordChange extends Body<'POST /api/account/password'> {
  readonly who: SignedIn;
  /** The browser that goes on, in a new session. */
  readonly call: SignInCall;
}

/** Changes the own password, or sets the first one; all other sessions end. */
export async function changeOwnPassword(
  { db, work, room, tokens }: OwnPasswordParts,
  change: OwnPasswordChange,
): Promise<Outcome<Errors, Failure>> {
  const { who, call, password, confirmPassword, isRevokingTokens = false } = change;
  const account = await findCredentials(db, who.id);
  if (account === undefined) return refuse('proof_needed');
  const owner = { username: account.username, email: account.email ?? '' };
  const proof = await checkProof({ db, work }, change, account.passwordHash !== null);
  if (!proof.ok) return proof;
  const errors: Errors = {
    currentPasswordError: proof.value,
    passwordError: passwordProblem(password, { ...owner, publicUrl: room.publicUrl }),
    confirmPasswordError: password === confirmPassword ? null : fieldFault('passwords_differ'),
  };
  if (Object.values(errors).some((error) => error !== null)) return done(errors);
  const hashed = await work.hash(password);
  if (!hashed.ok) return hashed;
  const { opened, tell } = await db.transaction().execute(async (trx) => {
    await updatePassword(trx, who.id, hashed.value);
    await endSessionsOfUser(trx, who.id, 'password');
    if (isRevokingTokens) await tokens.deleteAll(trx, who.id);
    // Links to a new password or e-mail that somebody else may have asked for.
    for (const purpose of ['password-reset', 'email-verification'] as const) {
      await deleteTokens(trx, { purpose, userId: who.id });
    }
    await insertAudit(trx, {
      actorUserId: who.id,
      action: 'user.password-changed',
      subjectType: 'user',
      subjectId: who.id,
      after: {
        by: account.passwordHash === null ? 'first password' : 'owner',
        isRevokingTokens,
      },
    });
    return {
      opened: await openSession(trx, call, who.id),
      tell: await tellOwner(trx, room, who.id, { news: 'password_changed' }),
    };
  });
  tell();
  handOver(call, opened);
  return done(errors);
}

/** The present password, or a sign-in of the last minutes, which also helps who forgot it. */
async function checkProof(
  { db, work }: Pick<OwnPasswordParts, 'db' | 'work'>,
  { who, currentPassword }: OwnPasswordChange,
  hasPassword: boolean,
): Promise<Outcome<FieldFault | null, Failure>> {
  if (hasPassword && currentPassword !== '') {
    return checkOwnPassword(db, work, who.id, currentPassword);
  }
  if (await isProven(db, who)) return done(null);
  return hasPassword ? done(fieldFault('current_password_missing')) : refuse('proof_needed');
}
