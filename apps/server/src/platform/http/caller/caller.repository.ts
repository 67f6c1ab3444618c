import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import type { Schema } from '../../database/schema.ts';

/** The sessions of these tokens and who is signed in by them, while session and user are good. */
export const findSessions = (db: Kysely<Schema>, tokenHashes: readonly Buffer[]) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.tokenHash', 's.id as sessionId', 's.userId', 's.createdAt', 'u.username'])
    .select([
      sql<string[]>`array(
        select r.name from user_roles m join roles r on r.id = m.role_id where m.user_id = u.id
      )`.as('roles'),
      sql<boolean>`s.created_at <= clock_timestamp() - interval '12 hours'`.as(
        'isOlderThanStaffMay',
      ),
      sql<boolean>`s.last_seen_at <= clock_timestamp() - interval '1 minute'`.as('isSeenLongAgo'),
    ])
    .where('s.tokenHash', '=', anyOf(tokenHashes))
    .where('u.disabledAt', 'is', null)
    .where(sql<boolean>`s.expires_at > clock_timestamp()`)
    .where(sql<boolean>`s.last_seen_at > clock_timestamp() - interval '30 days'`)
    .execute();

export type FoundSession = Awaited<ReturnType<typeof findSessions>>[number];

/** Why the session of this token ended, if it did before its time. */
export const findSessionEnd = (db: Kysely<Schema>, tokenHash: Buffer) =>
  db
    .selectFrom('endedSessions')
    .select(['reason', 'endedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** Notes that the sessions are in use, at most once a minute. One that another call notes is left to it. */
export async function touchSessions(
  db: Kysely<Schema>,
  sessionIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: sql<Date>`clock_timestamp()` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', anyOf(sessionIds))
        .where(sql<boolean>`last_seen_at <= clock_timestamp() - interval '1 minute'`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
