import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** First half of the advisory key; the second is the event's id. */
const eventLockSpace = 0x0ca11541;

/**
 * Taken by every save, together with other saves (safety.md §1). It is a statement of its own, so
 * that the next one sees whatever the last exclusive holder committed.
 */
export async function lockEventShared(trx: Transaction<Schema>, eventId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${eventLockSpace}::int, ${eventId}::int)`.execute(
    trx,
  );
}

/** Taken alone, and before the clock is read, by whatever moves a lock, a stage or a result. */
export async function lockEventExclusively(
  trx: Transaction<Schema>,
  eventId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${eventLockSpace}::int, ${eventId}::int)`.execute(trx);
}
