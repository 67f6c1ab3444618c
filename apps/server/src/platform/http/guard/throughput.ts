/** Saves and other changes outrank reads: boards can be read again, a lock does not wait. */
export type Priority = 'write' | 'read';

/** Measures the throughput of calls, and whether more arrive than that. */
export interface Throughput {
  /** A call came that could not run at once. */
  noteFull(): void;
  noteDone(priority: Priority, cost: number): void;
  /** Whether calls have been waiting for longer than a burst lasts. */
  isFlooded(): boolean;
  /** Calls done a millisecond, of the last second at most; a dear one counts as several. */
  perMs(priority: Priority): number;
}

const sliceMs = 100;
const slices = 10;
/** A flood is over when every call of this long could run at once. */
const calmMs = 1000;

export function createThroughput(now: () => number, burstMs: number): Throughput {
  const done = { read: new Float64Array(slices), write: new Float64Array(slices) };
  let newestSlice = Math.floor(now() / sliceMs);
  let fullSince = Number.POSITIVE_INFINITY;
  let fullAt = Number.NEGATIVE_INFINITY;

  const turn = (): number => {
    const at = now();
    const slice = Math.floor(at / sliceMs);
    const passed = Math.min(slices, slice - newestSlice);
    for (let back = 0; back < passed; back += 1) {
      const cleared = (slice - back) % slices;
      done.read[cleared] = 0;
      done.write[cleared] = 0;
    }
    newestSlice = slice;
    return at;
  };

  return {
    noteFull() {
      const at = now();
      if (at - fullAt >= calmMs) fullSince = at;
      fullAt = at;
    },
    noteDone(priority, cost) {
      turn();
      const slice = newestSlice % slices;
      done[priority][slice] = (done[priority][slice] ?? 0) + cost;
    },
    isFlooded() {
      const at = now();
      return at - fullAt < calmMs && at - fullSince >= burstMs;
    },
    perMs(priority) {
      const at = turn();
      const counted = (slices - 1) * sliceMs + (at - newestSlice * sliceMs);
      return done[priority].reduce((sum, calls) => sum + calls, 0) / counted;
    },
  };
}
