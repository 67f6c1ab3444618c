import { roleNames } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Caller } from '../handler.ts';
import { findSessionEnd } from './caller.repository.ts';
import { hashSecretToken } from './secret-token.ts';
import { isPastStaffHours, type ReadSession } from './session-reader.ts';

type Visit = Pick<Caller, 'gameId' | 'address'>;

const noRoles: Caller['roles'] = new Set();

export const visitor = (visit: Visit): Caller => ({ ...visit, user: null, roles: noRoles });

interface ReadCaller {
  readonly caller: Caller;
  /** Why and when the session ended that was shown, where that is known. */
  readonly ended: string | null;
}

export interface SessionSources {
  readonly db: Kysely<Schema>;
  readonly readSession: ReadSession;
}

/** Reads session, user and roles from the database on every request; nothing of them is cached. */
export async function readCaller(
  { db, readSession }: SessionSources,
  token: string | undefined,
  visit: Visit,
): Promise<ReadCaller> {
  const nobody = { caller: visitor(visit), ended: null };
  if (token === undefined || token === '') return nobody;
  const hash = hashSecretToken(token);
  const session = await readSession(hash);
  if (session === null) {
    const end = await findSessionEnd(db, hash);
    return { ...nobody, ended: end ? told(end.reason, end.endedAt) : null };
  }
  if (isPastStaffHours(session)) {
    return { ...nobody, ended: told('staff-hours', session.createdAt) };
  }
  const roles = new Set(roleNames.filter((name) => session.roles.includes(name)));
  const { userId: id, username, sessionId } = session;
  return { caller: { ...visit, user: { id, username, sessionId }, roles }, ended: null };
}

const told = (reason: string, at: Date): string => `${reason} ${at.toISOString()}`;
