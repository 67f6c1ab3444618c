import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { sessionCookie } from '../../platform/http/caller/cookies.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { done } from '../../platform/outcome.ts';
import { endOtherSessions } from '../accounts/login/sessions.repository.ts';
import { endOwnSession, readSessions } from './sessions.service.ts';

type SessionKey =
  | 'GET /api/account/sessions'
  | 'DELETE /api/account/sessions/:id'
  | 'DELETE /api/account/sessions';

export const sessionHandlers = (db: Kysely<Schema>): Handlers<SessionKey> => ({
  'GET /api/account/sessions': async ({ caller }) =>
    done(await readSessions(db, caller.user, caller.roles)),

  'DELETE /api/account/sessions/:id': async ({ caller, params, clearCookie }) => {
    const outcome = await endOwnSession(db, caller.user.id, params.id);
    if (outcome.ok && params.id === caller.user.sessionId) clearCookie(sessionCookie);
    return outcome;
  },

  'DELETE /api/account/sessions': async ({ caller }) => {
    await endOtherSessions(db, caller.user.id, caller.user.sessionId);
    return done(null);
  },
});
