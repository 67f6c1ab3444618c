import type { SessionEnd } from '@callshot/contract';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { deleteInBatches } from '../../../platform/database/in-batches.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { createSecretToken, hashSecretToken } from '../../../platform/http/caller/secret-token.ts';

/** Absolute life of a session; idle and staff limits are held when it is read [rule: accounts-33]. */
export const sessionDays = 90;
const mostSessions = 20;

interface NewSession {
  readonly id: number;
  readonly token: string;
  /** The browsers of the oldest sessions, which ended because there were more than 20. */
  readonly endedUserAgents: readonly string[];
}

/** Opens a session and returns its token, which is stored nowhere; its number is no secret. */
export async function insertSession(
  db: Kysely<Schema>,
  userId: number,
  userAgent: string,
): Promise<NewSession> {
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
  const kept = sessionsOf(db, userId).orderBy('id', 'desc').limit(mostSessions);
  const beyond = sessionsOf(db, userId).where('id', 'not in', () => kept);
  const ended = await endSessions(db, beyond, 'too-many');
  return { id, token, endedUserAgents: ended.map(({ userAgent }) => userAgent) };
}

/** Ends sessions, and keeps why for the browsers that still show them. */
async function endSessions(
  db: Kysely<Schema>,
  ids: SelectQueryBuilder<Schema, 'sessions', { id: number }>,
  reason: SessionEnd,
): Promise<readonly { readonly userAgent: string }[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', 'in', () => ids)
    .returning(['tokenHash', 'userId', 'userAgent'])
    .execute();
  if (ended.length > 0) {
    await db
      .insertInto('endedSessions')
      .values(ended.map(({ tokenHash, userId }) => ({ tokenHash, userId, reason })))
      .execute();
  }
  return ended;
}

const sessionsOf = (db: Kysely<Schema>, userId: number) =>
  db.selectFrom('sessions').select('id').where('userId', '=', userId);

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

/** Ends all sessions of a user, and tells their browsers why. */
export async function endSessionsOfUser(
  db: Kysely<Schema>,
  userId: number,
  reason: SessionEnd,
): Promise<void> {
  await endSessions(db, sessionsOf(db, userId), reason);
}

/**
 * Applies the limits of staff sessions to a user who becomes staff. Their time begins now; sessions
 * idle for longer than such a session lasts end.
 */
export async function renewSessionsOfUser(db: Kysely<Schema>, userId: number): Promise<void> {
  const idle = sessionsOf(db, userId).where(
    sql<boolean>`last_seen_at <= clock_timestamp() - interval '12 hours'`,
  );
  await endSessions(db, idle, 'role');
  await db
    .updateTable('sessions')
    .set({ createdAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .execute();
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
export async function endSessionOfUser(
  db: Kysely<Schema>,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const one = sessionsOf(db, userId).where('id', '=', sessionId);
  return (await endSessions(db, one, 'elsewhere')).length === 1;
}

export async function endOtherSessions(
  db: Kysely<Schema>,
  userId: number,
  keptSessionId: number,
): Promise<void> {
  await endSessions(db, sessionsOf(db, userId).where('id', '<>', keptSessionId), 'elsewhere');
}

/** Sessions that were not used for long open nothing any more, and go when their time is over. */
export async function deleteExpiredSessions(db: Kysely<Schema>): Promise<void> {
  // The statement's instant: for one that moves on, PostgreSQL would read all sessions.
  await deleteInBatches(db, 'sessions', sql`expires_at < statement_timestamp()`);
}

/** A cookie is kept no longer than its session could have lasted. */
export async function deleteOldSessionEnds(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(
    db,
    'endedSessions',
    sql`ended_at < statement_timestamp() - make_interval(days => ${sessionDays})`,
  );
}
