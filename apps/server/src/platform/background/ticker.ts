/** Work that is repeated while the product runs. */
export interface Ticker {
  start(): void;
  /** Waits for what is running. */
  stop(): Promise<void>;
}

export interface RepeatedWork {
  readonly everyMs: number;
  /** Not only after that time, but at once as well. */
  readonly isDueAtStart?: boolean;
  run(): Promise<void>;
}

export const everySecondMs = 1000;
export const everyMinuteMs = 60_000;
export const everyHourMs = 3_600_000;

/** Repeats each work, never two of the same at once; a failure is reported and tried again next time. */
export function createTicker(
  onError: (error: unknown) => void,
  works: readonly RepeatedWork[],
): Ticker {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<RepeatedWork, Promise<void>>();
  const run = (work: RepeatedWork): void => {
    if (running.has(work)) return;
    // Also what fails before there is a promise, in the turn after this one.
    const done = Promise.resolve()
      .then(() => work.run())
      .catch(onError)
      .finally(() => running.delete(work));
    running.set(work, done);
  };
  return {
    start: () => {
      for (const work of works) {
        const timer = setInterval(run, work.everyMs, work);
        timer.unref();
        timers.push(timer);
        if (work.isDueAtStart) run(work);
      }
    },
    stop: async () => {
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
