import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { commandLineOf, isDirectoryInUse, isProcessAlive, isZombie } from './processes.ts';

/** PostgreSQL's file in the cluster about its running server. */
export type PostmasterFile = {
  readonly pid: number;
  readonly socketDirectory: string;
  readonly status: string;
};

export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return { pid, socketDirectory: lines[4]?.trim() ?? '', status: lines[7]?.trim() ?? '' };
}

export type Timeouts = { readonly runningMs: number; readonly stoppingMs: number };

const defaultTimeouts: Timeouts = { runningMs: 10_000, stoppingMs: 60_000 };
const pollMs = 25;

/**
 * Waits until no server runs on the cluster. A server that keeps running belongs to another
 * process, and is refused. A dead server's file is removed only once no process works in the
 * cluster.
 */
export async function waitForPreviousServer(
  cluster: string,
  timeouts: Timeouts = defaultTimeouts,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const file = readPostmasterFile(cluster);
    const isBusy = file === null ? isDirectoryInUse(cluster) : isServing(cluster, file);
    if (!isBusy) {
      if (file !== null) rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return;
    }
    const limit = file?.status === 'stopping' ? timeouts.stoppingMs : timeouts.runningMs;
    if (performance.now() - startedAt > limit) refuse(cluster, file);
    await delay(pollMs);
  }
}

/**
 * The children of a dead postmaster leave the cluster within moments. A zombie counts as dead once
 * they have. On systems that cannot list them, the zombie itself is waited for.
 */
function isServing(cluster: string, { pid }: PostmasterFile): boolean {
  if (isDirectoryInUse(cluster)) return true;
  if (!isProcessAlive(pid)) return false;
  if (isZombie(pid)) return process.platform !== 'linux';
  return commandLineOf(pid).includes(cluster);
}

function refuse(cluster: string, file: PostmasterFile | null): never {
  const who = file === null ? 'A PostgreSQL process' : `A PostgreSQL server (process ${file.pid})`;
  const remedy = file === null ? '' : ` Stop it with \`kill -INT ${file.pid}\` and start again.`;
  throw new EmbeddedPostgresError(`${who} is still running on ${cluster}.${remedy}`);
}
