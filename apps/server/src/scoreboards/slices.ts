import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest that derived data holds the event loop at a time (performance.md). */
const sliceMs = 8;

/** Drives a computation that pauses, letting requests through between its slices. */
export async function runInSlices<T>(slices: Generator<void, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await nextTurn();
    since = performance.now();
  }
}
