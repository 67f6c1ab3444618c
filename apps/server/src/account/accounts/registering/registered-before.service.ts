import type { Body, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { deviceCookie } from '../../../platform/http/caller/cookies.ts';
import {
  type IdempotentRequest,
  makingRequest,
} from '../../../platform/http/idempotent-request.ts';
import { findAnswer, takeKey } from '../../../platform/idempotency/make-once.repository.ts';
import { type Outcome, refuse } from '../../../platform/outcome.ts';
import { checkLogin } from '../login/login.service.ts';
import type { SignInCall } from '../login/sign-in.service.ts';
import type { PasswordWork } from '../passwords/password-work.ts';
import { findUserByName, type LoginUser } from '../users/users.repository.ts';

type Key = 'POST /api/account/register';

interface Sent {
  readonly form: Body<Key>;
  readonly call: SignInCall;
}

/**
 * The account that this call made before, under its key; null when it made none. The key alone opens
 * nothing: the password is checked as a login is, under the limits of logins [rule: accounts-2].
 */
export async function findRegistered(
  db: Kysely<Schema>,
  work: PasswordWork,
  { form, address, call }: Sent & { readonly address: string },
): Promise<Outcome<LoginUser, RefusalCode<Key>> | null> {
  const account = await findUserByName(db, form.username);
  const request = account && requestOf(account.id, { form, call });
  if (!request) return null;
  const before = await findAnswer<null>(db, request);
  if (!before?.ok) return before;
  const { username, password } = form;
  const login = await checkLogin(db, work, {
    username,
    password,
    address,
    deviceOf: (userId) => call.cookies[deviceCookie(userId)],
  });
  if (login.ok) return login.value.id === request.userId ? login : refuse('idempotency_mismatch');
  return login.code === 'invalid_credentials' ? refuse('idempotency_mismatch') : login;
}

export async function keepRegistered(
  trx: Kysely<Schema>,
  userId: number,
  sent: Sent,
): Promise<void> {
  const request = requestOf(userId, sent);
  if (request !== null) await takeKey(trx, request);
}

/** Without the password, of which no quick hash is kept. */
function requestOf(userId: number, { form, call }: Sent): IdempotentRequest | null {
  const { password: _, confirmPassword: __, ...named } = form;
  return makingRequest('POST /api/account/register', userId, call.headers, named);
}
