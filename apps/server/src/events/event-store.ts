import type { Kysely } from 'kysely';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isUrgent } from '../platform/database/urgency.ts';
import { loadEvent } from './event-stages.repository.ts';
import { findVersions } from './events.repository.ts';
import type { LoadedEvent } from './loaded-event.ts';

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

const trustedForMs = 1000;
const heldAtMost = 200;

interface Held {
  readonly event: LoadedEvent;
  readonly checkedAt: number;
}

export function createEventStore(db: Kysely<Schema>): EventStore {
  const held = new Map<number, Held>();
  const loading = new Map<number, Promise<LoadedEvent | null>>();

  const keep = (event: LoadedEvent): void => {
    held.delete(event.row.id);
    held.set(event.row.id, { event, checkedAt: performance.now() });
    const oldest = held.keys().next();
    if (held.size > heldAtMost && !oldest.done) held.delete(oldest.value);
  };

  const reload = async (eventId: number): Promise<LoadedEvent | null> => {
    const known = held.get(eventId)?.event;
    return known && (await isCurrent(db, known)) ? known : loadEvent(db, eventId);
  };

  const load = (eventId: number): Promise<LoadedEvent | null> => {
    const load: Promise<LoadedEvent | null> = reload(eventId).then(
      (event) => {
        // Forgotten meanwhile: what was read may be older than the change.
        if (loading.get(eventId) !== load) return event;
        loading.delete(eventId);
        if (event) keep(event);
        return event;
      },
      (error: unknown) => {
        if (loading.get(eventId) === load) loading.delete(eventId);
        const known = held.get(eventId)?.event;
        // Better late than never for who reads; what writes is judged by the database itself.
        if (known && isDatabaseUnavailable(error)) return known;
        throw error;
      },
    );
    loading.set(eventId, load);
    return load;
  };

  return {
    get: async (eventId) => {
      const known = held.get(eventId);
      if (known && performance.now() - known.checkedAt < trustedForMs) return known.event;
      const underWay = isUrgent() ? undefined : loading.get(eventId);
      return underWay ?? load(eventId);
    },
    forget: (eventId, stale) => {
      if (stale !== undefined && held.get(eventId)?.event !== stale) return;
      held.delete(eventId);
      loading.delete(eventId);
    },
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
