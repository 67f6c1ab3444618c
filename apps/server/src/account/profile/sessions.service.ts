import { type Answer, isStaffRole, type RoleName } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { describeDevice } from '../accounts/login/describe-device.ts';
import { endSessionOfUser, findAllSessions } from '../accounts/login/sessions.repository.ts';

/** The caller and their session. */
interface SessionUser {
  readonly id: number;
  readonly sessionId: number;
}

export async function readSessions(
  db: Kysely<Schema>,
  { id, sessionId }: SessionUser,
  roles: ReadonlySet<RoleName>,
): Promise<Answer<'GET /api/account/sessions'>> {
  const sessions = await findAllSessions(db, id, [...roles].some(isStaffRole));
  return sessions.map((session) => ({
    id: session.id,
    device: describeDevice(session.userAgent),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
}

/** Somebody else's session is as little there as one that has ended. */
export async function endOwnSession(
  db: Kysely<Schema>,
  userId: number,
  sessionId: number,
): Promise<Outcome<null, 'not_found'>> {
  return (await endSessionOfUser(db, userId, sessionId)) ? done(null) : refuse('not_found');
}
