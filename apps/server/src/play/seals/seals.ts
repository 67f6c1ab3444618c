import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { EventStore } from '../events/event-store.ts';
import { isSealDue, type LoadedEvent } from '../events/loaded-event.ts';
import { sealCurrentStage, sealDueStages } from './seal-stages.ts';

export interface Seals {
  /** The event with its lock time honoured: a stage whose time is over is sealed first. */
  currentEvent(eventId: number): Promise<LoadedEvent | null>;
  /** Seals all due stages; runs every second. */
  tick(): Promise<void>;
}

export interface SealParts {
  readonly db: Kysely<Schema>;
  readonly clock: DatabaseClock;
  readonly events: EventStore;
  readonly changes: Changes;
}

export function createSeals({ db, clock, events, changes }: SealParts): Seals {
  return {
    currentEvent: async (eventId) => {
      const event = await events.get(eventId);
      if (!event || !isSealDue(event, await clock.now())) return event;
      if (await sealCurrentStage(db, eventId)) changes.announce('event', eventId);
      // Sealed just now, by this process or by another one.
      else events.forget(eventId);
      return events.get(eventId);
    },
    tick: () => sealDueStages(db, (eventId) => changes.announce('event', eventId)),
  };
}
