import type { credentialEndpoints } from '@callshot/contract';
import type { Handlers } from '../../../platform/http/handler.ts';
import { done } from '../../../platform/outcome.ts';
import type { AccountParts } from '../account-parts.ts';
import type { MailRoom } from '../email/mail-room.ts';
import { readOwnEmail, requestEmail, resendVerification } from '../email/own-email.service.ts';
import { proveByPassword, readProof } from '../email/proof.service.ts';
import { verifyEmail } from '../email/verification.service.ts';
import { changeOwnUsername, mayChangeOwn } from '../usernames/rename-user.service.ts';
import { changePassword, readResetLink } from './change-password.service.ts';
import { forgotPassword } from './forgot-password.service.ts';
import { changeOwnPassword } from './own-password.service.ts';
import type { PasswordWork } from './password-work.ts';

export const credentialHandlers = (
  { db, changes, logins, tokens, isCleanName }: AccountParts,
  work: PasswordWork,
  room: MailRoom,
): Handlers<keyof typeof credentialEndpoints> => ({
  'GET /api/auth/options': async () => done({ isPasswordResetOffered: room.outbox.isOpen }),

  'GET /api/account/username': async ({ caller }) =>
    done({ isChangeAvailable: await mayChangeOwn(db, caller.user.id) }),

  'POST /api/account/username': async ({ body, caller }) =>
    done({
      error: await changeOwnUsername({ db, changes, isCleanName }, caller.user.id, body.username),
    }),

  'POST /api/account/changepassword': ({ body, caller }) =>
    changePassword({ db, work, room, logins, tokens }, { ...body, address: caller.address }),

  'POST /api/account/resetlink': ({ body, caller }) =>
    readResetLink({ db, logins, tokens }, { ...body, address: caller.address }),

  'GET /api/account/proof': async ({ caller }) => done(await readProof(db, caller.user)),

  'POST /api/account/proof': ({ body, caller }) =>
    proveByPassword(db, work, caller.user, body.password),

  'POST /api/account/password': (call) =>
    changeOwnPassword({ db, work, room, tokens }, { ...call.body, who: call.caller.user, call }),

  'POST /api/account/forgotpassword': ({ body }) => forgotPassword(db, room, body.email),

  'POST /api/account/verifyemail': ({ body, caller }) =>
    verifyEmail(db, room, { token: body.token, address: caller.address }),

  'GET /api/account/email': async ({ caller }) =>
    done(await readOwnEmail(db, room, caller.user.id)),

  'POST /api/account/email': ({ body: { email, password }, caller }) =>
    requestEmail(db, work, room, { who: caller.user, email, password }),

  'POST /api/account/email/resend': ({ body: { invite }, caller }) =>
    resendVerification(db, room, { userId: caller.user.id, invite }),
});
