import { type RoleName, roleNames } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Caller } from './handler.ts';
import { hashSecretToken } from './secret-token.ts';

type Visit = Pick<Caller, 'gameId' | 'address'>;

/** Roles that can change what others see; their sessions are short (safety §3). */
const staffRoles: ReadonlySet<string> = new Set<RoleName>([
  'Admin',
  'EventCreator',
  'SurveyCreator',
  'Moderator',
]);

export const isStaffRole = (role: string): boolean => staffRoles.has(role);

const noRoles: Caller['roles'] = new Set();

export const visitor = (visit: Visit): Caller => ({ ...visit, user: null, roles: noRoles });

/** Session, user and roles as the database holds them now: nothing of them is remembered. */
export async function readCaller(
  db: Kysely<Schema>,
  token: string | undefined,
  visit: Visit,
): Promise<Caller> {
  if (token === undefined || token === '') return visitor(visit);
  const session = await findSession(db, hashSecretToken(token));
  if (session === undefined) return visitor(visit);
  const roles = new Set(roleNames.filter((name) => session.roles.includes(name)));
  if (session.isOlderThanStaffMay && [...roles].some(isStaffRole)) return visitor(visit);
  if (session.isSeenLongAgo) await touchSession(db, session.sessionId);
  const { userId: id, username, sessionId } = session;
  return { ...visit, user: { id, username, sessionId }, roles };
}

function findSession(db: Kysely<Schema>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.id as sessionId', 's.userId', 'u.username'])
    .select([
      sql<string[]>`array(
        select r.name from user_roles m join roles r on r.id = m.role_id where m.user_id = u.id
      )`.as('roles'),
      sql<boolean>`s.created_at <= clock_timestamp() - interval '12 hours'`.as(
        'isOlderThanStaffMay',
      ),
      sql<boolean>`s.last_seen_at <= clock_timestamp() - interval '1 minute'`.as('isSeenLongAgo'),
    ])
    .where('s.tokenHash', '=', tokenHash)
    .where('u.disabledAt', 'is', null)
    .where(sql<boolean>`s.expires_at > clock_timestamp()`)
    .where(sql<boolean>`s.last_seen_at > clock_timestamp() - interval '30 days'`)
    .executeTakeFirst();
}

async function touchSession(db: Kysely<Schema>, sessionId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`last_seen_at <= clock_timestamp() - interval '1 minute'`)
    .execute();
}
