import type { Kysely } from 'kysely';
import { countSubmitters } from '../picks/entries.repository.ts';
import type { Changes } from '../platform/changes/changes.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { LiveHub } from './live-hub.ts';

/** How many users have submitted a stage of an event (decision 193). */
export interface SubmissionCounts {
  get(eventId: number): Promise<number>;
}

/** Counted, and told to the browsers, at most once a second for each event. */
const countEveryMs = 1000;

interface Counted {
  count: Promise<number>;
  countedAt: number;
  published: number | null;
  timer: NodeJS.Timeout | null;
}

export function createSubmissionCounts(
  db: Kysely<Schema>,
  live: Pick<LiveHub, 'publish'>,
  changes: Changes,
  onError: (error: unknown) => void,
): SubmissionCounts {
  const counted = new Map<number, Counted>();

  const count = (eventId: number): Counted => {
    const known = counted.get(eventId);
    const next: Counted = {
      count: countSubmitters(db, eventId),
      countedAt: performance.now(),
      published: known?.published ?? null,
      timer: null,
    };
    // A count that failed is not kept: the next reader tries again.
    next.count.catch(() => {
      if (counted.get(eventId) === next) counted.delete(eventId);
    });
    counted.set(eventId, next);
    return next;
  };

  const publish = async (eventId: number): Promise<void> => {
    const current = count(eventId);
    const value = await current.count;
    if (current.published === value) return;
    current.published = value;
    live.publish('SubmissionUpdate', { eventId, count: value });
  };

  changes.on(({ kind, eventId }) => {
    if (kind !== 'submissions') return;
    const known = counted.get(eventId);
    if (known?.timer) return;
    const wait = known ? known.countedAt + countEveryMs - performance.now() : 0;
    if (wait <= 0) {
      publish(eventId).catch(onError);
      return;
    }
    if (known) {
      known.timer = setTimeout(() => publish(eventId).catch(onError), wait);
      known.timer.unref();
    }
  });

  return { get: (eventId) => (counted.get(eventId) ?? count(eventId)).count };
}
