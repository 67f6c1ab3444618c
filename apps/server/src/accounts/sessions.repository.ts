import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { createSecretToken, hashSecretToken } from '../platform/http/secret-token.ts';

/** Absolute life of a session; idle and staff limits are held when it is read [rule: accounts-33]. */
export const sessionDays = 90;
const mostSessions = 20;

/**
 * Opens a session and returns its token, which is stored nowhere; its number is no secret. The
 * oldest sessions beyond 20 end.
 */
export async function insertSession(
  db: Kysely<Schema>,
  userId: number,
  userAgent: string,
): Promise<{ readonly id: number; readonly token: string }> {
  const token = createSecretToken();
  const { id } = await db
    .insertInto('sessions')
    .values({
      tokenHash: hashSecretToken(token),
      userId,
      userAgent: userAgent.slice(0, 200),
      expiresAt: sql<Date>`clock_timestamp() + make_interval(days => ${sessionDays})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(mostSessions);
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', kept)
    .execute();
  return { id, token };
}

/** Whether the session's user signed in, or entered the password in it, within these minutes. */
export async function isSessionProven(
  db: Kysely<Schema>,
  sessionId: number,
  withinMinutes: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where(sql<boolean>`proven_at > clock_timestamp() - make_interval(mins => ${withinMinutes})`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateProven(db: Kysely<Schema>, sessionId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ provenAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', sessionId)
    .execute();
}

export async function deleteSession(db: Kysely<Schema>, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashSecretToken(token)).execute();
}

export async function deleteSessionsOfUser(db: Kysely<Schema>, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

/** Sessions that still open the account; staff's live shorter (see read-caller.ts). */
export function findAllSessions(db: Kysely<Schema>, userId: number, isStaff: boolean) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .where(sql<boolean>`last_seen_at > clock_timestamp() - interval '30 days'`)
    .where(
      sql<boolean>`(not ${isStaff}::boolean or created_at > clock_timestamp() - interval '12 hours')`,
    )
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions)
    .execute();
}

/** Whether there was such a session of this user to end. */
export async function deleteSessionOfUser(
  db: Kysely<Schema>,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteOtherSessions(
  db: Kysely<Schema>,
  userId: number,
  keptSessionId: number,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '<>', keptSessionId)
    .execute();
}

/** Sessions that were not used for long open nothing any more, and go when their time is over. */
export async function deleteExpiredSessions(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('sessions')
    // The statement's instant: for one that moves on, PostgreSQL would read all sessions.
    .where(sql<boolean>`expires_at < statement_timestamp()`)
    .execute();
}
