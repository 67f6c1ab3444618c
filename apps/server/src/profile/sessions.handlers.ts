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
import { type Handlers, refuse } from '../platform/http/handler.ts';

type SessionKey =
  | 'GET /api/account/sessions'
  | 'DELETE /api/account/sessions/:id'
  | 'DELETE /api/account/sessions';

export const sessionHandlers = (db: Kysely<Schema>): Handlers<SessionKey> => ({
  'GET /api/account/sessions': async ({ caller }) => {
    if (caller.user === null) return refuse('unauthorized');
    const { id, sessionId } = caller.user;
    const sessions = await findAllSessions(db, id, [...caller.roles].some(isStaffRole));
    return sessions.map((session) => ({
      id: session.id,
      device: describeDevice(session.userAgent),
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === sessionId,
    }));
  },

  'DELETE /api/account/sessions/:id': async ({ caller, params, clearCookie }) => {
    if (caller.user === null) return refuse('unauthorized');
    const { id, sessionId } = caller.user;
    if (!(await deleteSessionOfUser(db, id, params.id))) return refuse('not_found');
    if (params.id === sessionId) clearCookie(sessionCookie);
    return null;
  },

  'DELETE /api/account/sessions': async ({ caller }) => {
    if (caller.user === null) return refuse('unauthorized');
    await deleteOtherSessions(db, caller.user.id, caller.user.sessionId);
    return null;
  },
});
