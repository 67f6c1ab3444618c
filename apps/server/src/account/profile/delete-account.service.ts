import { type Answer, fieldFault, type RefusalCode } from '@callshot/contract';
import type { Kysely, Transaction } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import type { Announce } from '../../platform/capability.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { isProven } from '../accounts/email/proof.service.ts';
import { attemptLimit } from '../accounts/login/attempt-limits.ts';
import { countAttempt, returnAttempts } from '../accounts/login/too-many.ts';
import type { PasswordWork } from '../accounts/passwords/password-work.ts';
import {
  deleteReleasedUsernames,
  insertFormerUsername,
} from '../accounts/usernames/usernames.repository.ts';
import { isLastAdmin, lockAdmins } from '../accounts/users/admins.repository.ts';
import {
  deleteLeftovers,
  deleteRowsOfUser,
  emptyAccount,
  findAccountToDelete,
  lockAccount,
} from './deletion.repository.ts';
import type { PersonalData } from './personal-data.ts';

export interface DeletionParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly passwords: PasswordWork;
  readonly personalData: Pick<PersonalData, 'deleted' | 'passedOn'>;
}

export interface DeletionRequest {
  readonly userId: number;
  readonly sessionId: number;
  readonly confirmation: string;
  readonly password: string;
}

type Errors = Made<Answer<'POST /api/account/delete'>>;
type DeletionOutcome = Outcome<Errors, RefusalCode<'POST /api/account/delete'>>;

const noErrors: Errors = { confirmationError: null, passwordError: null };

/** Without an error the account is gone. */
export const isDeleted = (errors: Errors): boolean =>
  Object.values(errors).every((error) => error === null);

const wrongName = fieldFault('username_not_yours');
const wrongPassword = fieldFault('password_wrong');

/** The proof that deleting the account needs, and whether it is possible. */
export async function readDeletion(
  db: Kysely<Schema>,
  userId: number,
): Promise<Answer<'GET /api/account/deletion'>> {
  const { passwordHash } = await findAccountToDelete(db, userId);
  return { isPasswordAsked: passwordHash !== null, isLastAdmin: await isLastAdmin(db, userId) };
}

/** Deletes an account, whole or not at all; of two simultaneous requests one deletes it. */
export async function deleteAccount(
  { db, changes, passwords, personalData }: DeletionParts,
  request: DeletionRequest,
): Promise<DeletionOutcome> {
  const { userId, confirmation, password } = request;
  const account = await findAccountToDelete(db, userId);
  if (account.deletedAt !== null) return done(noErrors);
  const isNamed = confirmation === account.username;
  // A name that is not confirmed is told without a guess at the password being spent.
  if (!isNamed) return errors({ confirmationError: wrongName });
  // An open session alone ends nothing: without a password it takes a sign-in of the last minutes.
  if (account.passwordHash === null && !(await isProven(db, request))) {
    return refuse('proof_needed');
  }
  const isRight = await checkPassword(db, passwords, userId, account.passwordHash, password);
  if (!isRight.ok) return isRight;
  if (!isRight.value) return errors({ passwordError: wrongPassword });
  const told: Announce[] = [];
  const outcome = await db
    .transaction()
    .execute((trx) => deleteChecked(trx, request, account.passwordHash, personalData, told));
  if (outcome.ok && isDeleted(outcome.value)) {
    changes.announce('user', userId);
    for (const announce of told) announce(changes);
  }
  return outcome;
}

const errors = (some: Partial<Errors>) => done<Errors>({ ...noErrors, ...some });

async function checkPassword(
  db: Kysely<Schema>,
  passwords: PasswordWork,
  userId: number,
  passwordHash: string | null,
  password: string,
): Promise<Outcome<boolean, 'too_many_attempts' | 'busy'>> {
  if (passwordHash === null) return done(true);
  const attempt = await countAttempt(db, attemptLimit('account-deletion', `user ${userId}`));
  if (!attempt.ok) return attempt;
  const isRight = await passwords.verify(passwordHash, password);
  if (!isRight.ok || isRight.value) await returnAttempts(db, [attempt.value]);
  return isRight;
}

async function deleteChecked(
  trx: Transaction<Schema>,
  { userId, confirmation }: DeletionRequest,
  checkedHash: string | null,
  { deleted, passedOn }: DeletionParts['personalData'],
  /** Gets what is to be announced after the commit. */
  told: Announce[],
): Promise<DeletionOutcome> {
  await lockAdmins(trx);
  const account = await lockAccount(trx, userId);
  if (account.deletedAt !== null) return done(noErrors);
  if (account.username !== confirmation) return errors({ confirmationError: wrongName });
  if (account.passwordHash !== checkedHash) return errors({ passwordError: wrongPassword });
  if (await isLastAdmin(trx, userId)) return refuse('last_admin');
  for (const passOn of passedOn) told.push(await passOn(trx, userId));
  for (const owned of deleted) await deleteRowsOfUser(trx, owned, userId);
  const { username, usernameKey } = account;
  await insertFormerUsername(trx, { userId, username, usernameKey, changedBy: null });
  await emptyAccount(trx, userId);
  await deleteReleasedUsernames(trx);
  await insertAudit(trx, {
    actorUserId: userId,
    action: 'user.deleted',
    subjectType: 'user',
    subjectId: userId,
  });
  return done(noErrors);
}

/**
 * Deletes rows that were written while an account ended, and its name once it is no longer
 * reserved.
 */
export async function sweepDeletedAccounts({
  db,
  personalData,
}: {
  readonly db: Kysely<Schema>;
  readonly personalData: Pick<PersonalData, 'deleted'>;
}): Promise<void> {
  await attemptAll(
    [
      () => deleteReleasedUsernames(db),
      ...personalData.deleted.map((owned) => () => deleteLeftovers(db, owned)),
    ],
    (work) => work(),
  );
}
