/** Destinations that are left alone for a while after they failed, each for itself. */
export interface Rests {
  /** Milliseconds until it may be asked again; 0 = at once. */
  left(name: string, now: Date): number;
  failed(name: string, now: Date): void;
  worked(name: string): void;
}

export interface RestOptions {
  readonly firstMs: number;
  /** It rests twice as long after every failure in a row, up to this. */
  readonly longestMs: number;
}

const remembered = 1000;

export function createRests({ firstMs, longestMs }: RestOptions): Rests {
  const resting = new Map<string, { readonly until: number; readonly failures: number }>();
  const left = (name: string, now: Date): number =>
    Math.max(0, (resting.get(name)?.until ?? 0) - now.getTime());
  return {
    left,
    failed: (name, now) => {
      // Those that were on their way at the same time are one failure.
      if (left(name, now) > 0) return;
      const failures = resting.get(name)?.failures ?? 0;
      const forMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 30));
      resting.delete(name);
      resting.set(name, { until: now.getTime() + forMs, failures: failures + 1 });
      const [oldest] = resting.keys();
      if (resting.size > remembered && oldest !== undefined) resting.delete(oldest);
    },
    worked: (name) => {
      resting.delete(name);
    },
  };
}
