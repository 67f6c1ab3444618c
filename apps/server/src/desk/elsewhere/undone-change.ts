import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { changeEvent, type EventChange } from '../../play/events/running/change-event.ts';

class Undone<T> extends Error {
  readonly value: T;

  constructor(value: T) {
    super('A preview was undone');
    this.value = value;
  }
}

/** Makes a change of an event and undoes it: a preview is exact because it is the change itself. Null = no such event. */
export async function undoneChange<T>(
  db: Kysely<Schema>,
  eventId: number,
  work: (change: EventChange) => Promise<T>,
): Promise<T | null> {
  try {
    return await changeEvent(db, eventId, async (change): Promise<T> => {
      throw new Undone(await work(change));
    });
  } catch (error) {
    if (error instanceof Undone) return error.value as T;
    throw error;
  }
}
