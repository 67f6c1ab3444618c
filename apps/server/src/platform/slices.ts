import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * After this long a computation yields [rule: performance-4]. The step under way may exceed it, and the
 * garbage collector adds to a turn whatever it takes.
 */
const sliceMs = 3;

/** Settles when the slice that was queued last is over. */
let lastSlice: Promise<void> = Promise.resolve();

/**
 * Runs a computation in slices, and lets requests through in between. Several computations take
 * turns, one slice in each turn of the event loop.
 */
export async function runInSlices<T>(slices: Generator<void, T>): Promise<T> {
  // An answer of the database may have been parsed in this turn. The first one ends with it.
  await nextTurn();
  await nextTurn();
  return new Promise((resolve, reject) => {
    const queueSlice = (): void => {
      lastSlice = lastSlice.then(async () => {
        try {
          const step = runSlice(slices);
          if (step.done) resolve(step.value);
          else queueSlice();
          // Also after the last one: what waited for it may begin the next computation at once.
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
