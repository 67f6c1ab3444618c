import { done, type Outcome, refuse } from '../outcome.ts';

/** Bounds work of one kind: so many at the same time, and so many waiting. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<Outcome<T, 'busy'>>;

export interface SemaphoreLimits {
  readonly running: number;
  readonly waiting: number;
}

/** A caller that finds all places and the queue full gets `busy` at once. */
export function createSemaphore(limits: SemaphoreLimits): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limits.running) {
      if (queue.length >= limits.waiting) return refuse('busy');
      // The finishing task hands over its place, so that the order of the queue holds.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return done(await work());
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
