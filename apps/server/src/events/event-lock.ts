import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** First half of the advisory key, whose second is the event's id. Saves take it shared (save_entry). */
export const eventLockSpace = 0x0ca11541;

/** Taken alone, and before the clock is read, by whatever moves a lock, a stage or a result. */
export async function lockEventExclusively(
  trx: Transaction<Schema>,
  eventId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${eventLockSpace}::int, ${eventId}::int)`.execute(trx);
}
