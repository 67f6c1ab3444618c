import type { Kysely } from 'kysely';
import { createFollowedCache, readEach } from '../../platform/cache/followed-cache.ts';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { findVersions } from './events.repository.ts';
import type { LoadedEvent } from './loaded-event.ts';
import { loadEvent } from './stages/event-stages.repository.ts';

/**
 * Events cached in memory. Each is checked against the database's versions at least once a second;
 * while the database is away the last state is served.
 */
export interface EventStore {
  get(eventId: number): Promise<LoadedEvent | null>;
  /**
   * Invalidates an event: the next reader gets its current state. A caller that found a state `stale` invalidates
   * that state alone: the first of many does so, and the others share its reading.
   */
  forget(eventId: number, stale?: LoadedEvent): void;
}

const ttlMs = 1000;
const most = 200;

export function createEventStore(db: Kysely<Schema>): EventStore {
  const cache = createFollowedCache<number, LoadedEvent>({
    most,
    ttlMs,
    // Writes are judged by the database itself.
    stale: { on: isDatabaseUnavailable },
    read: readEach(async (eventId, before) =>
      before && (await isCurrent(db, before))
        ? before
        : ((await loadEvent(db, eventId)) ?? undefined),
    ),
  });
  return {
    get: async (eventId) => cache.fresh(eventId) ?? (await cache.get(eventId)) ?? null,
    forget: cache.invalidate,
  };
}

async function isCurrent(db: Kysely<Schema>, { row }: LoadedEvent): Promise<boolean> {
  const found = await findVersions(db, row.id);
  return (
    found?.version === row.version &&
    found.officialVersion === row.officialVersion &&
    found.entrantsVersion === row.entrantsVersion &&
    found.matchesVersion === row.matchesVersion
  );
}
