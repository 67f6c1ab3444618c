import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Whether the server still replays its log. It answers meanwhile, with older rows. */
export async function isReplaying(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
  return rows[0]?.is ?? true;
}

/** Until the end of this transaction no other run changes anything. */
export async function waitForOtherRun(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.recovery}::int, 0)`.execute(trx);
}

/** Processes of the product on this database, as far as this role may see them. */
export async function countListeners(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'callshot-live'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findDatabaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  if (!rows[0]) throw new Error('The database has no clock');
  return rows[0].now;
}

/** The instant and row of an earlier run for the same instant. */
export const findEarlierRun = (db: Db, at: Date) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at'])
    .where('action', '=', 'database.recovered')
    .where(sql<string>`after ->> 'at'`, '=', at.toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last audited action. */
export const findLastAction = (db: Db) =>
  db.selectFrom('auditLog').select(['id', 'at']).orderBy('at', 'desc').limit(1).executeTakeFirst();

/** Deletes all of them; answers how many. */
export async function deleteAllOf(trx: Db, table: 'sessions' | 'oneTimeTokens'): Promise<number> {
  const { numDeletedRows } = await trx.deleteFrom(table).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Notices that still go out from now on stand in the bell alone. */
export async function endNoticesNow(trx: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('notices')
    .set({ sentUntil: now })
    .where('sentUntil', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function skipDeliveries(trx: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set({ claimedAt: now, outcome: 'skipped' })
    .where('claimedAt', 'is', null)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function skipPosts(trx: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('communityPosts')
    .set({ claimedAt: now, outcome: 'skipped' })
    .where('claimedAt', 'is', null)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Owners can send each of them again, from the list of their webhook. */
export async function skipWebhooks(trx: Db): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('webhookDeliveries')
    .set({
      nextAttemptAt: null,
      claimedUntil: null,
      problem: 'Not sent again after the database was recovered',
    })
    .where('nextAttemptAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
