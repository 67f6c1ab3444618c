import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type Binaries,
  prepareBinaries,
} from '../../apps/server/src/platform/embedded-postgres/binaries.ts';
import { hasEnded, spawnGuarded } from '../../apps/server/src/platform/embedded-postgres/guard.ts';
import {
  readPostmasterFile,
  waitForPreviousServer,
} from '../../apps/server/src/platform/embedded-postgres/previous-server.ts';
import {
  asServerUser,
  chooseServerUser,
  type ServerUser,
} from '../../apps/server/src/platform/embedded-postgres/server-user.ts';
import { findBinaries } from '../../scripts/lib/system-postgres.mjs';
import { freePort } from './free-port.ts';
import { descendantsOf } from './process-figures.ts';
import { waitUntil } from './wait-until.ts';

export interface PostgresOptions {
  /** An existing folder to put the cluster into, such as a small file system; else one below /tmp. */
  readonly folder?: string;
  /** An existing folder to put the write-ahead log into; else it lies in the cluster. */
  readonly walFolder?: string;
  /** The machine's own PostgreSQL where there is one, instead of the embedded binaries. */
  readonly isSystem?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL server to do harm to; it waits for its disk, as a real one does. */
export interface PostgresServer {
  /** On a loopback port, the same after every start. */
  readonly connectionString: string;
  readonly folder: string;
  /** Whether it runs, or has ended by itself. */
  isRunning(): boolean;
  /** Process id of the postmaster now. */
  pid(): number;
  /** Ends it within a moment and as a crash would, every process of it at once. */
  killHard(): Promise<void>;
  /** A fast shutdown, as `systemctl stop` does it. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
  /** Stops the work of every process of it, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** The last lines of its log. */
  log(): string;
  /** Shuts down and takes the data away. */
  remove(): Promise<void>;
}

const owner = 'callshot';

export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(options.folder ?? '/tmp', 'callshot-trouble-'));
  chmodSync(home, 0o711);
  const cluster = join(home, 'cluster');
  const user = chooseServerUser(cluster);
  const binaries = (options.isSystem ? systemBinaries() : null) ?? prepareBinaries(home, user);
  makeOwned(cluster, user);
  const wal =
    options.walFolder && makeOwned(join(options.walFolder, `wal-of-${basename(home)}`), user);
  initialise(binaries, wal ? [cluster, '--waldir', wal] : [cluster], asServerUser(user));
  const port = await freePort();
  const lines: string[] = [];
  let running = { child: null as ReturnType<typeof spawnGuarded> | null, pid: 0 };

  const start = async (): Promise<void> => {
    await waitForPreviousServer(cluster);
    const parameters = parametersOf(cluster, port, options.settings);
    const child = spawnGuarded({ program: binaries.postgres, parameters, user });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        lines.push(text);
        if (lines.length > 200) lines.shift();
      });
    }
    await waitUntil('PostgreSQL accepts connections', 60_000, () => {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${lines.join('')}`);
      return readPostmasterFile(cluster)?.status === 'ready';
    });
    running = { child, pid: readPostmasterFile(cluster)?.pid ?? 0 };
  };
  const ended = async (): Promise<void> => {
    const { child } = running;
    running = { child: null, pid: 0 };
    if (child && child.exitCode === null) await hasEnded(child);
  };
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of [running.pid, ...descendantsOf(running.pid)]) signalOne(pid, signal);
  };
  const shutDown = async (): Promise<void> => {
    running.child?.stdin.end();
    await ended();
  };
  await start();
  return {
    connectionString: `postgresql://${owner}@127.0.0.1:${port}/postgres`,
    folder: home,
    isRunning: () => running.child?.exitCode === null,
    pid: () => running.pid,
    killHard: async () => {
      signalAll('SIGKILL');
      await ended();
    },
    shutDown,
    start,
    freeze: () => {
      // The postmaster first: a process that it starts after the others were counted would go on.
      signalOne(running.pid, 'SIGSTOP');
      signalAll('SIGSTOP');
    },
    thaw: () => signalAll('SIGCONT'),
    log: () => lines.join(''),
    remove: async () => {
      await shutDown();
      rmSync(home, { recursive: true, force: true });
      if (wal) rmSync(wal, { recursive: true, force: true });
    },
  };
}

function systemBinaries(): Binaries | null {
  const folder = findBinaries();
  if (folder === null) return null;
  const majorVersion = dirname(folder).split('/').at(-1) ?? '';
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), majorVersion };
}

function makeOwned(folder: string, user: ServerUser): string {
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

function initialise(
  { initdb }: Binaries,
  [cluster = '', ...more]: readonly string[],
  as: { uid?: number; gid?: number },
): void {
  const rules = ['-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-k', '-N'];
  const words = ['-D', cluster, ...rules, ...more];
  const made = spawnSync(initdb, words, { ...as, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0 || !existsSync(join(cluster, 'PG_VERSION'))) {
    throw new Error(`The cluster could not be made:\n${made.stderr}`);
  }
}

function parametersOf(
  cluster: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'on',
    timezone: 'UTC',
    ...settings,
  };
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** One that has just ended by itself needs no signal. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal);
  } catch {
    return;
  }
}
