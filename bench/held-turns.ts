import { closeSync, openSync, readSync } from 'node:fs';

/**
 * The longest time, in ms, for which `work` kept a timer of one millisecond waiting. Time in which the
 * system let other programs run does not count: it is no longer than the processor time of the main
 * thread.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const clock = openThreadClock();
  let longest = 0;
  let [wall, used] = [performance.now(), clock.usedMs()];
  const look = (): void => {
    longest = Math.max(longest, Math.min(performance.now() - wall, clock.usedMs() - used));
    [wall, used] = [performance.now(), clock.usedMs()];
  };
  const timer = setInterval(look, 1);
  try {
    await work();
    look();
    return longest;
  } finally {
    clearInterval(timer);
    clock.close();
  }
}

interface ThreadClock {
  /** Processor time of the main thread, from some instant on. */
  usedMs(): number;
  close(): void;
}

/** Linux tells it of a thread. Elsewhere it is the whole process's, which is longer. */
export function openThreadClock(): ThreadClock {
  const file = openStatistics();
  if (file === null) {
    const usedMs = (): number => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    return { usedMs, close: () => {} };
  }
  const bytes = Buffer.alloc(64);
  return {
    usedMs: () => {
      const text = bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
      return Number.parseInt(text, 10) / 1e6;
    },
    close: () => closeSync(file),
  };
}

/** Its first number: nanoseconds on a processor. */
function openStatistics(): number | null {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  } catch {
    return null;
  }
}
