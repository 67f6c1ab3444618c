import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { DatabaseClock } from '../../play/events/database-clock.ts';
import type { EventStore } from '../../play/events/event-store.ts';
import { findAllRunningIds } from '../../play/events/events.repository.ts';
import { findOverdue } from '../../play/events/results/overdue-events.ts';

interface WatchParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: Pick<EventStore, 'get'>;
}

/** Counts the events of which something is overdue, for the metrics. */
export function createOverdueWatch({ db, clock, events }: WatchParts) {
  let count = 0;
  return {
    count: () => count,
    look: async () => {
      const ids = await findAllRunningIds(db);
      count = (await findOverdue(events, ids, await clock.now())).size;
    },
  };
}
