import type { Answer } from '@callshot/contract';
import type { Kysely, Transaction } from 'kysely';
import { isLastAdmin, lockAdmins } from '../accounts/admins.repository.ts';
import { reserveAttempt, returnAttempt } from '../accounts/attempts.repository.ts';
import type { PasswordWork } from '../accounts/password-work.ts';
import { isProven } from '../accounts/proof.service.ts';
import { deleteReleasedUsernames, insertFormerUsername } from '../accounts/usernames.repository.ts';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
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
  readonly personalData: Pick<PersonalData, 'deleted'>;
}

export interface DeletionRequest {
  readonly userId: number;
  readonly sessionId: number;
  readonly confirmation: string;
  readonly password: string;
}

type Errors = Answer<'POST /api/account/delete'>;
type Refusal = 'last_admin' | 'proof_needed' | 'too_many_attempts' | 'busy';

export type DeletionOutcome =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'errors'; readonly errors: Errors }
  | { readonly kind: 'refused'; readonly code: Refusal };

const mostWrongPasswords = 10;
const withinMinutes = 15;

const wrongName = 'This is not your username, to the letter';
const wrongPassword = 'This is not your password';

/** Ends an account for good, whole or not at all; asked twice at once, it ends once. */
export async function deleteAccount(
  { db, changes, passwords, personalData }: DeletionParts,
  request: DeletionRequest,
): Promise<DeletionOutcome> {
  const { userId, confirmation, password } = request;
  const account = await findAccountToDelete(db, userId);
  if (account.deletedAt !== null) return { kind: 'deleted' };
  const isNamed = confirmation === account.username;
  // A name that is not confirmed is told without a guess at the password being spent.
  if (!isNamed) return errors({ confirmationError: wrongName });
  // An open session alone ends nothing: without a password it takes a sign-in of the last minutes.
  if (account.passwordHash === null && !(await isProven(db, request))) {
    return { kind: 'refused', code: 'proof_needed' };
  }
  const verdict = await checkPassword(db, passwords, userId, account.passwordHash, password);
  if (verdict === false) return errors({ passwordError: wrongPassword });
  if (verdict !== true) return { kind: 'refused', code: verdict };
  const outcome = await db
    .transaction()
    .execute((trx) => deleteChecked(trx, request, account.passwordHash, personalData));
  if (outcome.kind === 'deleted') changes.announce('user', userId);
  return outcome;
}

const errors = (some: Partial<Errors>): DeletionOutcome => ({
  kind: 'errors',
  errors: { confirmationError: null, passwordError: null, ...some },
});

async function checkPassword(
  db: Kysely<Schema>,
  passwords: PasswordWork,
  userId: number,
  passwordHash: string | null,
  password: string,
): Promise<boolean | 'too_many_attempts' | 'busy'> {
  if (passwordHash === null) return true;
  const attempt = await reserveAttempt(db, {
    kind: 'account-deletion',
    subject: `user ${userId}`,
    most: mostWrongPasswords,
    withinMinutes,
  });
  if (attempt === null) return 'too_many_attempts';
  const verdict = await passwords.verify(passwordHash, password);
  if (verdict !== false) await returnAttempt(db, attempt);
  return verdict;
}

async function deleteChecked(
  trx: Transaction<Schema>,
  { userId, confirmation }: DeletionRequest,
  checkedHash: string | null,
  { deleted }: DeletionParts['personalData'],
): Promise<DeletionOutcome> {
  await lockAdmins(trx);
  const account = await lockAccount(trx, userId);
  if (account.deletedAt !== null) return { kind: 'deleted' };
  if (account.username !== confirmation) return errors({ confirmationError: wrongName });
  if (account.passwordHash !== checkedHash) return errors({ passwordError: wrongPassword });
  if (await isLastAdmin(trx, userId)) return { kind: 'refused', code: 'last_admin' };
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
  return { kind: 'deleted' };
}

/** What was being written while an account ended goes soon after, its name when it may be another's. */
export async function sweepDeletedAccounts({
  db,
  personalData,
}: Pick<DeletionParts, 'db' | 'personalData'>): Promise<void> {
  await deleteReleasedUsernames(db);
  for (const owned of personalData.deleted) await deleteLeftovers(db, owned);
}
