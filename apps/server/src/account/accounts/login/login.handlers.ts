import { sessionCookie } from '../../../platform/http/caller/cookies.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { done } from '../../../platform/outcome.ts';
import type { AccountParts } from '../account-parts.ts';
import type { PasswordWork } from '../passwords/password-work.ts';
import { logIn } from './login.service.ts';
import { deleteSession } from './sessions.repository.ts';

type LoginKey = 'POST /api/auth/login' | 'POST /api/auth/logout';

export const loginHandlers = (parts: AccountParts, work: PasswordWork): Handlers<LoginKey> => ({
  'POST /api/auth/login': (call) => logIn(parts, work, call),

  'POST /api/auth/logout': async (call) => {
    const token = call.cookies[sessionCookie];
    if (token !== undefined) await deleteSession(parts.db, token);
    call.clearCookie(sessionCookie);
    return done(null);
  },
});
