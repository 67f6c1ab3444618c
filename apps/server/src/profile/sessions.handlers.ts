import { isStaffRole } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { describeDevice } from '../accounts/describe-device.ts';
import {
  deleteOtherSessions,
  deleteSessionOfUser,
  findAllSessions,
} from '../accounts/sessions.repository.ts';
import type { Schema } from '../platform/database/schema.ts';
import { sessionCookie } from '../platform/http/cookies.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { done, refuse } from '../platform/outcome.ts';

type SessionKey =
  | 'GET /api/account/sessions'
  | 'DELETE /api/account/sessions/:id'
  | 'DELETE /api/account/sessions';

export const sessionHandlers = (db: Kysely<Schema>): Handlers<SessionKey> => ({
  'GET /api/account/sessions': async ({ caller }) => {
    const { id, sessionId } = caller.user;
    const sessions = await findAllSessions(db, id, [...caller.roles].some(isStaffRole));
    const told = sessions.map((session) => ({
      id: session.id,
      device: describeDevice(session.userAgent),
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === sessionId,
    }));
    return done(told);
  },

  'DELETE /api/account/sessions/:id': async ({ caller, params, clearCookie }) => {
    const { id, sessionId } = caller.user;
    if (!(await deleteSessionOfUser(db, id, params.id))) return refuse('not_found');
    if (params.id === sessionId) clearCookie(sessionCookie);
    return done(null);
  },

  'DELETE /api/account/sessions': async ({ caller }) => {
    await deleteOtherSessions(db, caller.user.id, caller.user.sessionId);
    return done(null);
  },
});
