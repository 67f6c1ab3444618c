import { type Handlers, refuse } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';
import { existsAdmin } from './admins.repository.ts';
import { reserveAttempt } from './attempts.repository.ts';
import { tidyEmail } from './email.ts';
import { findOpenToken, useToken } from './one-time-tokens.repository.ts';
import type { PasswordWork } from './password-work.ts';
import { checkForm, checkTaken, hasErrors, insertAccount, noErrors } from './register.service.ts';
import { registrationLimit } from './registration-limit.ts';
import { handOver, openSession, type SignInCall } from './sign-in.service.ts';
import { refuseTooMany } from './too-many.ts';
import { insertRoles } from './users.repository.ts';
import { createVerification, type MailRoom } from './verification.service.ts';

type RegistrationKey = 'POST /api/account/register' | 'POST /api/account/first-admin';

export const registrationHandlers = (
  { db, config }: Parts,
  work: PasswordWork,
  room: MailRoom,
): Handlers<RegistrationKey> => {
  /** Signs the new account in; what it answers is for after the commit. */
  const enter = async (trx: Parts['db'], call: SignInCall, userId: number, email: string) => {
    const opened = await openSession(trx, call, userId);
    const owner = { userId, email: tidyEmail(email) };
    const send = room.outbox.isOpen ? await createVerification(trx, room, owner) : null;
    return () => {
      handOver(call, opened);
      send?.();
    };
  };
  return {
    'POST /api/account/register': async (call) => {
      const errors = checkForm(call.body);
      if (hasErrors(errors)) return errors;
      // Counted before looking who exists: the errors of this call tell which e-mails have accounts.
      const limit = registrationLimit(config, call.caller.address);
      if ((await reserveAttempt(db, limit)) === null) return refuseTooMany(db, limit);
      const taken = await checkTaken(db, call.body);
      if (hasErrors(taken)) return taken;
      const passwordHash = await work.hash(call.body.password);
      if (passwordHash === 'busy') return refuse('busy');
      const opened = await db.transaction().execute(async (trx) => {
        const userId = await insertAccount(trx, call.body, passwordHash);
        return userId === null ? null : enter(trx, call, userId, call.body.email);
      });
      if (opened === null) return checkTaken(db, call.body);
      opened();
      return noErrors;
    },

    'POST /api/account/first-admin': async (call) => {
      const { token, ...form } = call.body;
      if (!(await findOpenToken(db, 'first-admin', token))) return refuse('invalid_token');
      const errors = checkForm(form, true);
      if (hasErrors(errors)) return errors;
      const taken = await checkTaken(db, form);
      if (hasErrors(taken)) return taken;
      const passwordHash = await work.hash(form.password);
      if (passwordHash === 'busy') return refuse('busy');
      const opened = await db.transaction().execute(async (trx) => {
        const used = await useToken(trx, 'first-admin', token);
        if (used === undefined || (await existsAdmin(trx))) return null;
        const userId = await insertAccount(trx, form, passwordHash);
        if (userId === null) return null;
        await insertRoles(trx, userId, ['Admin']);
        return enter(trx, call, userId, call.body.email);
      });
      if (opened === null) return refuse('invalid_token');
      opened();
      return noErrors;
    },
  };
};
