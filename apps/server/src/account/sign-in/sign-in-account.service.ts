import { randomInt } from 'node:crypto';
import type { Answer, RefusalCode, SignInProvider } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellOfOldest } from '../accounts/account-news.ts';
import { looksLikeEmail } from '../accounts/email/email.ts';
import type { TellUser } from '../accounts/email/mail-room.ts';
import { handOver, openSession } from '../accounts/login/sign-in.service.ts';
import { countAttempt } from '../accounts/login/too-many.ts';
import { registrationLimit } from '../accounts/registering/registration-limit.ts';
import { insertUser } from '../accounts/users/users.repository.ts';
import type { AttemptCall, Attempts, Returning } from './attempts.ts';
import {
  findLinkedUser,
  insertExternalLogin,
  lockIdentity,
  updateExternalUsername,
} from './external-logins.repository.ts';
import type { Identity } from './provider.ts';

type Db = Kysely<Schema>;

export interface ProvenIdentity {
  readonly provider: SignInProvider;
  readonly identity: Identity;
}

type SignInParts = Parts & { readonly tellUser: TellUser };

type SignInKey = 'GET /api/auth/signin-discord';

/** Signs in the returning caller. */
export async function finishSignIn(
  parts: SignInParts,
  attempts: Attempts,
  { call, provider }: { readonly call: Returning; readonly provider: SignInProvider },
): Promise<Outcome<Answer<SignInKey>, RefusalCode<SignInKey>>> {
  const finished = await attempts.finish(call, { provider, intent: { kind: 'login' } });
  if (!finished.ok) return finished.code === 'failed' ? refuse('sign_in_failed') : finished;
  return signInWithIdentity(parts, call, { provider, identity: finished.value });
}

/**
 * Opens a session for the owner of this identity, as the password login does; an unknown identity
 * becomes a new account.
 */
async function signInWithIdentity(
  { db, config, log, tellUser }: SignInParts,
  call: AttemptCall,
  proven: ProvenIdentity,
): Promise<Outcome<Answer<SignInKey>, RefusalCode<SignInKey>>> {
  const { provider, identity } = proven;
  if ((await findLinkedUser(db, provider, identity.subject)) === undefined) {
    const counted = await countAttempt(db, registrationLimit(config, call.caller.address));
    if (!counted.ok) return counted;
  }
  const signedIn = await db.transaction().execute(async (trx) => {
    const account = await ensureAccount(trx, proven);
    if (account === null) return null;
    const opened = await openSession(trx, call, account.id);
    await tellOfOldest(trx, { tellUser }, opened);
    return { account, opened };
  });
  if (signedIn === null) {
    log.warn({ provider, problem: 'the account is disabled' }, 'sign-in failed');
    return refuse('sign_in_failed');
  }
  handOver(call, signedIn.opened);
  const { username, isUsernameChangeRequired, isCreated } = signedIn.account;
  return done({
    usernameIsEmail: looksLikeEmail(username),
    usernameChangeAvailable: isUsernameChangeRequired,
    created: isCreated,
  });
}

interface Account {
  readonly id: number;
  readonly username: string;
  readonly isUsernameChangeRequired: boolean;
  readonly isCreated: boolean;
}

/** Null = disabled. Accounts are never matched by e-mail. */
async function ensureAccount(trx: Db, proven: ProvenIdentity): Promise<Account | null> {
  const { provider, identity } = proven;
  await lockIdentity(trx, provider, identity.subject);
  const user = await findLinkedUser(trx, provider, identity.subject);
  if (user === undefined) return createAccount(trx, proven);
  if (user.disabledAt !== null) return null;
  await updateExternalUsername(trx, provider, identity);
  const { id, username, isUsernameChangeRequired } = user;
  return { id, username, isUsernameChangeRequired, isCreated: false };
}

async function createAccount(trx: Db, { provider, identity }: ProvenIdentity): Promise<Account> {
  const { id, username } = await insertGivenName(trx);
  await insertExternalLogin(trx, { provider, identity, userId: id });
  await insertAudit(trx, {
    actorUserId: id,
    action: 'user.registered',
    subjectType: 'user',
    subjectId: id,
    after: { username, provider },
    erasedWith: id,
  });
  return { id, username, isUsernameChangeRequired: false, isCreated: true };
}

/** A free placeholder name. The name at the provider stays private [rule: sign-in-14]. */
async function insertGivenName(trx: Db): Promise<{ id: number; username: string }> {
  for (;;) {
    const random = randomInt(36 ** 8).toString(36);
    const username = `player-${random.padStart(8, '0')}`;
    const id = await insertUser(trx, { username, email: null, passwordHash: null });
    if (id !== null) return { id, username };
  }
}
