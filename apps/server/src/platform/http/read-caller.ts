import { isStaffRole, roleNames } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findSession, touchSession } from './caller.repository.ts';
import type { Caller } from './handler.ts';
import { hashSecretToken } from './secret-token.ts';

type Visit = Pick<Caller, 'gameId' | 'address'>;

const noRoles: Caller['roles'] = new Set();

export const visitor = (visit: Visit): Caller => ({ ...visit, user: null, roles: noRoles });

/** Reads session, user and roles from the database on every request; nothing of them is cached. */
export async function readCaller(
  db: Kysely<Schema>,
  token: string | undefined,
  visit: Visit,
): Promise<Caller> {
  if (token === undefined || token === '') return visitor(visit);
  const session = await findSession(db, hashSecretToken(token));
  if (session === undefined) return visitor(visit);
  const roles = new Set(roleNames.filter((name) => session.roles.includes(name)));
  // Sessions of staff are short [rule: accounts-33].
  if (session.isOlderThanStaffMay && [...roles].some(isStaffRole)) return visitor(visit);
  if (session.isSeenLongAgo) await touchSession(db, session.sessionId);
  const { userId: id, username, sessionId } = session;
  return { ...visit, user: { id, username, sessionId }, roles };
}
