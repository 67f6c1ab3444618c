import type { Changes } from '../../platform/changes/changes.ts';
import { isUrgent } from '../../platform/database/urgency.ts';
import type { LiveHub } from './live-hub.ts';

/** Submissions of each stage of an event [rule: boards-21]. */
export interface SubmissionCounts {
  get(eventId: number): Promise<number>;
}

export interface SubmissionCountParts {
  readonly countSubmitters: (eventId: number) => Promise<number>;
  readonly live: Pick<LiveHub, 'publish'>;
  readonly changes: Pick<Changes, 'on' | 'onReconnected'>;
  readonly onError: (error: unknown) => void;
}

/** Counted, and told to the browsers, at most once a second for each event. */
const pauseAtLeastMs = 1000;
/** A count reads every entry of the event, so a large event is counted less often. */
const pauseForEachMsOfCounting = 20;

interface Counted {
  readonly count: Promise<number>;
  /** Settles when the next may begin. */
  readonly rested: Promise<void>;
  published: number | null;
}

export function createSubmissionCounts(parts: SubmissionCountParts): SubmissionCounts {
  const { countSubmitters, live, changes, onError } = parts;
  const counted = new Map<number, Counted>();
  /** Events that changed since they were counted. */
  const changed = new Set<number>();

  const count = (eventId: number): Counted => {
    const startedAt = performance.now();
    const counting = countSubmitters(eventId);
    const rest = () => restAfter(performance.now() - startedAt);
    const next: Counted = {
      count: counting,
      rested: counting.then(rest, rest),
      published: counted.get(eventId)?.published ?? null,
    };
    // A count that failed is not kept: the next reader tries again.
    counting.catch(() => {
      if (counted.get(eventId) === next) counted.delete(eventId);
    });
    counted.set(eventId, next);
    return next;
  };

  const publish = async (eventId: number): Promise<void> => {
    await counted.get(eventId)?.rested;
    changed.delete(eventId);
    const current = count(eventId);
    const value = await current.count;
    if (current.published === value) return;
    current.published = value;
    live.publish('SubmissionUpdate', { eventId, count: value });
  };

  const recount = async (eventId: number): Promise<void> => {
    if (changed.has(eventId)) return;
    changed.add(eventId);
    await publish(eventId).catch(onError);
  };
  /** One after the other: each reads every entry of its event. */
  const recountAll = async (): Promise<void> => {
    for (const eventId of [...counted.keys()]) await recount(eventId);
  };

  changes.on(({ kind, eventId }) => {
    if (kind === 'submissions') recount(eventId).catch(onError);
  });
  changes.onReconnected(() => {
    recountAll().catch(onError);
  });

  return {
    get: (eventId) => {
      const shared = (counted.get(eventId) ?? count(eventId)).count;
      // One that others began may fail where an urgent call's own would not.
      return isUrgent() ? shared.catch(() => count(eventId).count) : shared;
    },
  };
}

function restAfter(countedForMs: number): Promise<void> {
  const ms = Math.max(pauseAtLeastMs, countedForMs * pauseForEachMsOfCounting);
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
