/** Runs work when there is room for it in each of these lanes, in the order in which it came. */
export type InLanes = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

interface LaneLimits {
  /** Works at a time in one lane. */
  readonly atOnce?: number;
  readonly waitMs?: number;
}

interface Waiting {
  readonly keys: ReadonlySet<string>;
  readonly start: () => void;
}

/** As a database says that a lock was not granted in time: the answer is "later", not "never". */
class LaneTimeoutError extends Error {
  readonly code = '55P03';
  constructor() {
    super('Too much waits for the same');
  }
}

/**
 * Rows that many write at once make each wait for the one before, and what waits in the database holds a
 * connection that others need. Here it waits without one.
 */
export function createLanes({ atOnce = 1, waitMs = 2000 }: LaneLimits = {}): InLanes {
  const running = new Map<string, number>();
  const waiting = new Set<Waiting>();

  const startNext = (): void => {
    const closed = new Set<string>();
    for (const next of waiting) {
      const isOpen = [...next.keys].every(
        (key) => !closed.has(key) && (running.get(key) ?? 0) < atOnce,
      );
      // Keeps the order of arrival.
      if (!isOpen) for (const key of next.keys) closed.add(key);
      else {
        waiting.delete(next);
        for (const key of next.keys) running.set(key, (running.get(key) ?? 0) + 1);
        next.start();
      }
    }
  };
  const leave = (keys: ReadonlySet<string>): void => {
    for (const key of keys) {
      const left = (running.get(key) ?? 0) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
    startNext();
  };
  const enter = (keys: ReadonlySet<string>): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(entry);
        reject(new LaneTimeoutError());
        startNext();
      }, waitMs);
      const entry: Waiting = {
        keys,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.add(entry);
      startNext();
    });

  return async (keys, work) => {
    const own = new Set(keys);
    await enter(own);
    try {
      return await work();
    } finally {
      leave(own);
    }
  };
}
