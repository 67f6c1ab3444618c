import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** The session of this token and who is signed in by it, while it and its user are good. */
export function findSession(db: Kysely<Schema>, tokenHash: Buffer) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.id as sessionId', 's.userId', 's.createdAt', 'u.username'])
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

/** Why the session of this token ended, if it did before its time. */
export const findSessionEnd = (db: Kysely<Schema>, tokenHash: Buffer) =>
  db
    .selectFrom('endedSessions')
    .select(['reason', 'endedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Notes that the session is in use, at most once a minute. */
export async function touchSession(db: Kysely<Schema>, sessionId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`last_seen_at <= clock_timestamp() - interval '1 minute'`)
    .execute();
}
