import type { credentialEndpoints } from '@callshot/contract';
import type { Caller, Handlers } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/handler.ts';
import type { AccountParts } from './account.handlers.ts';
import { reserveAttempt, returnAttempt } from './attempts.repository.ts';
import { changePassword, linkLimit, readResetLink } from './change-password.service.ts';
import { forgotPassword } from './forgot-password.service.ts';
import { readOwnEmail, requestEmail, resendVerification } from './own-email.service.ts';
import { changeOwnPassword } from './own-password.service.ts';
import type { PasswordWork } from './password-work.ts';
import { isProven, proveByPassword, type SignedIn, wrongPassword } from './proof.service.ts';
import { changeOwnUsername, mayChange } from './rename-user.service.ts';
import { handOver } from './sign-in.service.ts';
import { isLimit, refuseTooMany } from './too-many.ts';
import { findCredentials } from './users.repository.ts';
import { type MailRoom, verifyEmail } from './verification.service.ts';

export const credentialHandlers = (
  { db, changes }: AccountParts,
  work: PasswordWork,
  room: MailRoom,
): Handlers<keyof typeof credentialEndpoints> => ({
  'GET /api/auth/options': async () => ({ isPasswordResetOffered: room.outbox.isOpen }),

  'GET /api/account/username': async ({ caller }) => {
    const account = await findCredentials(db, ownId(caller));
    return { isChangeAvailable: account !== undefined && mayChange(account) };
  },

  'POST /api/account/username': async ({ body, caller }) => {
    const userId = ownId(caller);
    const error = await changeOwnUsername(db, userId, body.username);
    if (error === null) changes.announce('user', userId);
    return { error };
  },

  'POST /api/account/changepassword': async ({ body, caller }) => {
    const outcome = await changePassword(db, work, room, { ...body, address: caller.address });
    if (isLimit(outcome)) return refuseTooMany(db, outcome);
    return typeof outcome === 'string' ? refuse(outcome) : outcome;
  },

  'POST /api/account/resetlink': async ({ body, caller }) => {
    const outcome = await readResetLink(db, { ...body, address: caller.address });
    if (isLimit(outcome)) return refuseTooMany(db, outcome);
    return typeof outcome === 'string' ? refuse(outcome) : outcome;
  },

  'GET /api/account/proof': async ({ caller }) => {
    const who = signedIn(caller);
    const account = await findCredentials(db, who.id);
    return { hasPassword: account?.passwordHash != null, isProven: await isProven(db, who) };
  },

  'POST /api/account/proof': async ({ body, caller }) => {
    const verdict = await proveByPassword(db, work, signedIn(caller), body.password);
    if (isLimit(verdict)) return refuseTooMany(db, verdict);
    if (verdict === 'busy') return refuse(verdict);
    return { passwordError: verdict === 'right' ? null : wrongPassword };
  },

  'POST /api/account/password': async (call) => {
    const change = { ...call.body, who: signedIn(call.caller), call };
    const outcome = await changeOwnPassword({ db, work, room }, change);
    if ('failure' in outcome) {
      const { failure } = outcome;
      return isLimit(failure) ? refuseTooMany(db, failure) : refuse(failure);
    }
    if (outcome.opened !== null) handOver(call, outcome.opened);
    return outcome.errors;
  },

  'POST /api/account/forgotpassword': async ({ body, caller }) => {
    if (!room.outbox.isOpen) return refuse('mail_not_offered');
    const outcome = await forgotPassword(db, room, {
      email: body.email,
      address: caller.address,
    });
    return outcome === 'asked' ? null : refuseTooMany(db, outcome);
  },

  'POST /api/account/verifyemail': async ({ body, caller }) => {
    const limit = linkLimit(caller.address);
    const attempt = await reserveAttempt(db, limit);
    if (attempt === null) return refuseTooMany(db, limit);
    const outcome = await verifyEmail(db, room, body.token);
    if (outcome === 'link_wrong') return refuse(outcome);
    await returnAttempt(db, attempt);
    return outcome === 'verified' ? null : refuse(outcome);
  },

  'GET /api/account/email': ({ caller }) => readOwnEmail(db, room, ownId(caller)),

  'POST /api/account/email': async ({ body, caller }) => {
    const request = { who: signedIn(caller), email: body.email, password: body.password };
    const outcome = await requestEmail(db, work, room, request);
    if (isLimit(outcome)) return refuseTooMany(db, outcome);
    return typeof outcome === 'string' ? refuse(outcome) : outcome;
  },

  'POST /api/account/email/resend': async ({ caller }) => {
    if (!room.outbox.isOpen) return refuse('mail_not_offered');
    const outcome = await resendVerification(db, room, ownId(caller));
    if (isLimit(outcome)) return refuseTooMany(db, outcome);
    return outcome === 'sent' ? null : refuse(outcome);
  },
});

/** The contract lets nobody else in. */
function signedIn({ user }: Caller): SignedIn {
  if (user === null) throw new Error('A call of signed-in users was let through to a visitor');
  return user;
}

const ownId = (caller: Caller): number => signedIn(caller).id;
