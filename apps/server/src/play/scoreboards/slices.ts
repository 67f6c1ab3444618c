import { setImmediate as nextTurn } from 'node:timers/promises';

/** After this long a computation yields; the step under way may exceed it [rule: performance-4]. */
const sliceMs = 5;

/** Settles when the slice that was queued last is over. */
let lastSlice: Promise<void> = Promise.resolve();

/**
 * Runs a computation in slices, and lets requests through in between. Several computations take
 * turns, one slice in each turn of the event loop.
 */
export function runInSlices<T>(slices: Generator<void, T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const queueSlice = (): void => {
      lastSlice = lastSlice.then(async () => {
        try {
          const step = runSlice(slices);
          if (step.done) return resolve(step.value);
          queueSlice();
          await nextTurn();
        } catch (error) {
          reject(error);
        }
      });
    };
    queueSlice();
  });
}

function runSlice<T>(slices: Generator<void, T>): IteratorResult<void, T> {
  const since = performance.now();
  for (;;) {
    const step = slices.next();
    if (step.done || performance.now() - since >= sliceMs) return step;
  }
}
