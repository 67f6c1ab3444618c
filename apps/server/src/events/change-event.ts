import type { Kysely, Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { readClock } from './database-clock.ts';
import { lockEventExclusively } from './event-lock.ts';
import { loadEvent } from './event-stages.repository.ts';
import type { LoadedEvent } from './loaded-event.ts';

/** One change of an event: nobody saves picks meanwhile, and `now` was read after the lock. */
export interface EventChange {
  readonly trx: Transaction<Schema>;
  readonly event: LoadedEvent;
  readonly now: Date;
}

/**
 * Runs a change of an event's lock, stage or results: the exclusive lock first, then the clock
 * (safety.md §1). Null when there is no such event; whatever `work` throws rolls all of it back.
 */
export async function changeEvent<T>(
  db: Kysely<Schema>,
  eventId: number,
  work: (change: EventChange) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    await lockEventExclusively(trx, eventId);
    const now = await readClock(trx);
    const event = await loadEvent(trx, eventId);
    return event && work({ trx, event, now });
  });
}

/** Writes an event's facts under a new version. */
export async function updateEvent(
  { trx, event }: EventChange,
  values: UpdateObject<Schema, 'events'>,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', event.row.id)
    .execute();
}

export async function updateStage(
  { trx }: EventChange,
  eventStageId: number,
  values: { readonly openedAt?: Date; readonly sealedAt?: Date | null },
): Promise<void> {
  await trx.updateTable('eventStages').set(values).where('id', '=', eventStageId).execute();
}
