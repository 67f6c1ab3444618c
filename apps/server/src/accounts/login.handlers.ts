import { deviceCookie, sessionCookie } from '../platform/http/cookies.ts';
import { type Handlers, refuse } from '../platform/http/handler.ts';
import type { Parts } from '../platform/parts.ts';
import { looksLikeEmail } from './email.ts';
import { checkLogin } from './login.service.ts';
import type { PasswordWork } from './password-work.ts';
import { deleteSession } from './sessions.repository.ts';
import { handOver, openSession } from './sign-in.service.ts';
import { refuseTooMany } from './too-many.ts';

type LoginKey = 'POST /api/auth/login' | 'POST /api/auth/logout';

export const loginHandlers = ({ db }: Parts, work: PasswordWork): Handlers<LoginKey> => ({
  'POST /api/auth/login': async (call) => {
    const result = await checkLogin(db, work, {
      ...call.body,
      address: call.caller.address,
      deviceOf: (userId) => call.cookies[deviceCookie(userId)],
    });
    if (!result.ok) {
      return result.code === 'too_many_attempts'
        ? refuseTooMany(db, result.limit)
        : refuse(result.code);
    }
    const { user } = result;
    handOver(call, await db.transaction().execute((trx) => openSession(trx, call, user.id)));
    return {
      usernameIsEmail: looksLikeEmail(user.username),
      usernameChangeAvailable: user.isUsernameChangeRequired,
    };
  },

  'POST /api/auth/logout': async (call) => {
    const token = call.cookies[sessionCookie];
    if (token !== undefined) await deleteSession(db, token);
    call.clearCookie(sessionCookie);
    return null;
  },
});
