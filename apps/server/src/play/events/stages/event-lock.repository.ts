import { type Kysely, sql, type Transaction } from 'kysely';
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/**
 * Saves take it in shared mode (save_entries). Whatever moves a lock, a stage or a result takes it
 * exclusively, before reading the clock.
 */
export async function lockEventExclusively(
  trx: Transaction<Schema>,
  eventId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.event}::int, ${eventId}::int)`.execute(
    trx,
  );
}

/** The database's clock at this instant, not at the start of the transaction, in milliseconds. */
export async function findDatabaseTime(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{
    ms: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('The database did not tell the time');
  return row.ms;
}
