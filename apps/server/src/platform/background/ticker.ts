import type { RawBuilder } from 'kysely';
import { isDatabaseUnavailable } from '../database/database-unavailable.ts';

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
  /**
   * Whether there is anything to do: a condition of the database, or the answer. Conditions of all
   * work with the same interval are asked in one statement. Left out = always.
   */
  isDue?(): RawBuilder<boolean> | boolean;
  run(): Promise<void>;
}

export type FindDue = (conditions: readonly RawBuilder<boolean>[]) => Promise<readonly boolean[]>;

export const everySecondMs = 1000;
export const everyMinuteMs = 60_000;
export const everyHourMs = 3_600_000;

/** Repeats each work, never two of the same at once; a failure is reported and tried again next time. */
export function createTicker(
  onError: (error: unknown) => void,
  works: readonly RepeatedWork[],
  findDue: FindDue,
): Ticker {
  const timers: NodeJS.Timeout[] = [];
  let isStopping = false;
  const running = new Map<RepeatedWork, Promise<void>>();
  const run = (work: RepeatedWork): void => {
    if (running.has(work) || isStopping) return;
    // Also what fails before there is a promise, in the turn after this one.
    const done = Promise.resolve()
      .then(() => work.run())
      .catch(onError)
      .finally(() => running.delete(work));
    running.set(work, done);
  };
  const dueOf = (work: RepeatedWork): RawBuilder<boolean> | boolean => {
    try {
      return work.isDue?.() ?? true;
    } catch (error) {
      onError(error);
      return true;
    }
  };
  const runDue = async (group: readonly RepeatedWork[]): Promise<void> => {
    const asked: RepeatedWork[] = [];
    const conditions: RawBuilder<boolean>[] = [];
    for (const work of group) {
      const due = running.has(work) ? false : dueOf(work);
      if (due === true) run(work);
      if (typeof due === 'boolean') continue;
      asked.push(work);
      conditions.push(due);
    }
    if (asked.length === 0) return;
    const answers = await findDue(conditions).catch((error: unknown) => {
      onError(error);
      // One condition that fails must not hold up the work of the others.
      return conditions.map(() => !isDatabaseUnavailable(error));
    });
    asked.forEach((work, at) => {
      if (answers[at]) run(work);
    });
  };
  const isAsked = ({ isDue }: RepeatedWork): boolean => isDue !== undefined;
  const intervals = new Set(works.filter(isAsked).map(({ everyMs }) => everyMs));
  const repeated: readonly RepeatedWork[] = [
    ...works.filter((work) => !isAsked(work)),
    ...Array.from(intervals, (everyMs) => {
      const group = works.filter((work) => isAsked(work) && work.everyMs === everyMs);
      const isDueAtStart = group.some((work) => work.isDueAtStart);
      return { everyMs, isDueAtStart, run: () => runDue(group) };
    }),
  ];
  return {
    start: () => {
      for (const work of repeated) {
        const timer = setInterval(run, work.everyMs, work);
        timer.unref();
        timers.push(timer);
        if (work.isDueAtStart) run(work);
      }
    },
    stop: async () => {
      isStopping = true;
      for (const timer of timers.splice(0)) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
