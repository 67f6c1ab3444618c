export interface Hammered {
  readonly perSecond: number;
  readonly p99: number;
}

/** One save of the user, the turn-th of all. */
export type Save = (userId: number, turn: number) => Promise<void>;

export interface Load {
  readonly userIds: readonly number[];
  /** Savers at the same time. */
  readonly width: number;
  readonly ms: number;
  /** No faster than this many a second together. */
  readonly rate?: number;
}

/** Keeps `width` savers saving for `ms`. */
export async function hammer(load: Load, save: Save): Promise<Hammered> {
  const { userIds, width, ms, rate = Number.POSITIVE_INFINITY } = load;
  const startedAt = performance.now();
  const times: number[] = [];
  let turn = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - startedAt < ms) {
      turn += 1;
      const own = turn;
      const due = startedAt + (1000 * own) / rate;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const from = performance.now();
      await save(userIds[own % userIds.length] ?? 0, own);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}
