import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, BenchRow } from './bench-row.ts';
import { sized } from './sized.ts';

/** The rows of one bench; `error` is the reason why it did not end. */
export interface Ran {
  readonly rows: readonly BenchRow[];
  readonly error: string | null;
}

/** Longer than the longest takes; only a hang reaches it. */
const TIMEOUT_MS = sized(20 * 60_000, 150_000);

/** Runs a bench in this process. */
export async function runHere(file: string): Promise<Ran> {
  try {
    const bench = (await import(new URL(file, import.meta.url).href)) as Bench;
    const rows = await Promise.race([bench.run(), pause(TIMEOUT_MS, null, { ref: false })]);
    return rows === null
      ? { rows: [], error: `did not end in ${TIMEOUT_MS / 1000} s` }
      : { rows, error: null };
  } catch (error) {
    return {
      rows: [],
      error: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
    };
  }
}

/** Runs a bench in a process of its own, which ends with it. */
export async function runAlone(file: string): Promise<Ran> {
  const child = fork(new URL('./bench-process.ts', import.meta.url), [file], {
    serialization: 'advanced',
  });
  const ran: Ran[] = [];
  child.on('message', (told) => ran.push(told as Ran));
  const [code, signal] = await once(child, 'exit');
  return ran[0] ?? { rows: [], error: `its process ended with ${signal ?? code}` };
}
