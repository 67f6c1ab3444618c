import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findDatabaseTime } from './stages/event-lock.repository.ts';

/** The database's clock, which alone decides about locks [rule: locks-3], without a query a reading. */
export interface DatabaseClock {
  now(): Promise<Date>;
}

const trustedForMs = 60_000;
const refreshAfterMs = 10_000;

/**
 * Measures the database's time against the process's monotonic clock, so that a wrong system clock
 * has no effect.
 */
export function createDatabaseClock(db: Kysely<Schema>): DatabaseClock {
  let offsetMs = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let measuring: Promise<void> | null = null;

  const measure = async (): Promise<void> => {
    const before = performance.now();
    const ms = await findDatabaseTime(db);
    const after = performance.now();
    offsetMs = ms - (before + after) / 2;
    measuredAt = after;
  };
  const refresh = (): Promise<void> => {
    measuring ??= measure().finally(() => {
      measuring = null;
    });
    return measuring;
  };

  return {
    now: async () => {
      const age = performance.now() - measuredAt;
      if (measuredAt === Number.NEGATIVE_INFINITY) await refresh();
      // Without the database an old measurement serves: it may lag, and shows nothing too early.
      else if (age > trustedForMs) await refresh().catch(() => {});
      // A failed measurement in the background is repeated by the next reading.
      else if (age > refreshAfterMs) refresh().catch(() => {});
      return new Date(performance.now() + offsetMs);
    },
  };
}
