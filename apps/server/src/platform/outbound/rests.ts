/** Destinations that are left alone for a while after they failed, each for itself. */
export interface Rests {
  /** Milliseconds until it may be asked again; 0 = at once. */
  left(name: string, now: Date): number;
  /** It is asked whether it is back: until it answers, and no longer than that, others leave it alone. */
  asked(name: string, now: Date, answersWithinMs: number): void;
  failed(name: string, now: Date): void;
  worked(name: string): void;
}

export interface RestOptions {
  readonly firstMs: number;
  /** It rests twice as long after every failure in a row, up to this. */
  readonly longestMs: number;
}

interface Rest {
  readonly until: number;
  readonly failures: number;
  readonly askedUntil: number;
}

const remembered = 1000;

export function createRests({ firstMs, longestMs }: RestOptions): Rests {
  const resting = new Map<string, Rest>();
  return {
    left: (name, now) => {
      const { until = 0, askedUntil = 0 } = resting.get(name) ?? {};
      return Math.max(0, until - now.getTime(), askedUntil - now.getTime());
    },
    asked: (name, now, answersWithinMs) => {
      const rest = resting.get(name);
      if (rest) resting.set(name, { ...rest, askedUntil: now.getTime() + answersWithinMs });
    },
    failed: (name, now) => {
      // Those that were on their way at the same time are one failure.
      const { until = 0, failures = 0 } = resting.get(name) ?? {};
      if (until > now.getTime()) return;
      const forMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 30));
      resting.delete(name);
      resting.set(name, { until: now.getTime() + forMs, failures: failures + 1, askedUntil: 0 });
      const [oldest] = resting.keys();
      if (resting.size > remembered && oldest !== undefined) resting.delete(oldest);
    },
    worked: (name) => {
      resting.delete(name);
    },
  };
}
