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
import { spentLink } from './spent-link.ts';
import { refuseTooMany } from './too-many.ts';
import { insertRoles } from './users.repository.ts';
import { createVerification, type MailRoom, mailLimit } from './verification.service.ts';

type RegistrationKey = 'POST /api/account/register' | 'POST /api/account/first-admin';

export const registrationHandlers = (
  { db, config }: Parts,
  work: PasswordWork,
  room: MailRoom,
): Handlers<RegistrationKey> => {
  /** The address to mail a link to; null where there is no mail, or where it got enough of them. */
  const addressToMail = async (written: string): Promise<string | null> => {
    const email = tidyEmail(written);
    if (!room.outbox.isOpen) return null;
    return (await reserveAttempt(db, mailLimit(email))) === null ? null : email;
  };
  /** Signs the new account in; what it answers is for after the commit. */
  const enter = async (
    trx: Parts['db'],
    call: SignInCall,
    userId: number,
    email: string | null,
  ) => {
    const opened = await openSession(trx, call, userId);
    const send = email === null ? null : await createVerification(trx, room, { userId, email });
    return () => {
      handOver(call, opened);
      send?.();
    };
  };
  const refuseLink = async (token: string) => refuse(await spentLink(db, 'first-admin', token));
  return {
    'POST /api/account/register': async (call) => {
      const errors = await checkForm(db, call.body, { room });
      if (hasErrors(errors)) return errors;
      // Counted before looking who exists: the errors of this call tell which e-mails have accounts.
      const limit = registrationLimit(config, call.caller.address);
      if ((await reserveAttempt(db, limit)) === null) return refuseTooMany(db, limit);
      const taken = await checkTaken(db, call.body, { room });
      if (hasErrors(taken)) return taken;
      const passwordHash = await work.hash(call.body.password);
      if (passwordHash === 'busy') return refuse('busy');
      const email = await addressToMail(call.body.email);
      const opened = await db.transaction().execute(async (trx) => {
        const userId = await insertAccount(trx, call.body, passwordHash, { room });
        return userId === null ? null : enter(trx, call, userId, email);
      });
      if (opened === null) return checkTaken(db, call.body, { room });
      opened();
      return noErrors;
    },

    'POST /api/account/first-admin': async (call) => {
      const { token, ...form } = call.body;
      if (!(await findOpenToken(db, 'first-admin', token))) return refuseLink(token);
      const errors = await checkForm(db, form, { room, mayBeReserved: true });
      if (hasErrors(errors)) return errors;
      const taken = await checkTaken(db, form, { room });
      if (hasErrors(taken)) return taken;
      const passwordHash = await work.hash(form.password);
      if (passwordHash === 'busy') return refuse('busy');
      const email = await addressToMail(form.email);
      const opened = await db.transaction().execute(async (trx) => {
        const used = await useToken(trx, 'first-admin', token);
        if (used === undefined || (await existsAdmin(trx))) return null;
        const userId = await insertAccount(trx, form, passwordHash, { room });
        if (userId === null) return null;
        await insertRoles(trx, userId, ['Admin']);
        return enter(trx, call, userId, email);
      });
      if (opened === null) return refuseLink(token);
      opened();
      return noErrors;
    },
  };
};
