/** Throttles values by name: at most one in an interval, and of several only the last. */
export interface LatestOnly<V> {
  offer(name: string, value: V): void;
  stop(): void;
}

interface Pause<V> {
  readonly timer: NodeJS.Timeout;
  latest: { readonly value: V } | null;
}

export function createLatestOnly<V>(everyMs: number, pass: (value: V) => void): LatestOnly<V> {
  const pauses = new Map<string, Pause<V>>();

  const passAndPause = (name: string, value: V): void => {
    const timer = setTimeout(resume, everyMs, name);
    timer.unref();
    pauses.set(name, { timer, latest: null });
    pass(value);
  };
  const resume = (name: string): void => {
    const latest = pauses.get(name)?.latest;
    pauses.delete(name);
    if (latest) passAndPause(name, latest.value);
  };

  return {
    offer: (name, value) => {
      const pause = pauses.get(name);
      if (pause) pause.latest = { value };
      else passAndPause(name, value);
    },
    stop: () => {
      for (const { timer } of pauses.values()) clearTimeout(timer);
      pauses.clear();
    },
  };
}
