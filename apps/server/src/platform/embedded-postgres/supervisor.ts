import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type Guarded, hasEnded, spawnGuarded } from './guard.ts';
import { readPostmasterFile, waitForPreviousServer } from './previous-server.ts';
import { isProcessAlive } from './processes.ts';
import type { ServerUser } from './server-user.ts';

export type SupervisorOptions = {
  readonly cluster: string;
  readonly postgres: string;
  readonly user: ServerUser;
  readonly socketDirectory: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
};

export type Supervisor = { readonly stop: () => Promise<void> };

type Run = { readonly child: Guarded; readonly ended: Promise<number | null> };

const readyWithinMs = 120_000;
const stopWithinMs = 60_000;
const pollMs = 10;
/** The last one again and again: a full disk may be cleared hours later. */
const restartDelaysMs = [0, 250, 1000, 2000, 5000];

/** Starts the server, waits until it accepts connections, and starts it again whenever it crashes. */
export async function startSupervisor(options: SupervisorOptions): Promise<Supervisor> {
  let run = await start(options);
  let isStopping = false;

  async function watch(): Promise<void> {
    for (;;) {
      const code = await run.ended;
      if (isStopping) return;
      options.log(`PostgreSQL ended unexpectedly (exit code ${code}); starting it again.`);
      const next = await startAgain(options, () => isStopping);
      if (next === null) return;
      run = next;
      if (isStopping) return stopRun(options, run);
    }
  }

  const watching = watch();

  async function stop(): Promise<void> {
    isStopping = true;
    await stopRun(options, run);
    await watching;
  }

  return { stop };
}

async function startAgain(
  options: SupervisorOptions,
  isStopping: () => boolean,
): Promise<Run | null> {
  for (let attempt = 0; ; attempt += 1) {
    await waitUnless(isStopping, restartDelaysMs[attempt] ?? restartDelaysMs.at(-1) ?? 0);
    if (isStopping()) return null;
    try {
      await waitForPreviousServer(options.cluster);
      return await start(options);
    } catch (error) {
      options.log(`PostgreSQL could not be started again: ${String(error)}`);
    }
  }
}

/** Waits, or not any more once the product stops. */
async function waitUnless(isStopping: () => boolean, ms: number): Promise<void> {
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt && !isStopping()) await delay(pollMs);
}

async function start(options: SupervisorOptions): Promise<Run> {
  const child = spawnGuarded({
    program: options.postgres,
    parameters: serverParameters(options),
    user: options.user,
    scratchDirectory: options.socketDirectory,
  });
  const lastLines = followLog(child, options.log);
  const run = { child, ended: hasEnded(child) };
  let hasExited = false;
  run.ended.then(
    () => {
      hasExited = true;
    },
    () => {
      hasExited = true;
    },
  );
  const startedAt = performance.now();
  while (!isReady(options)) {
    if (hasExited) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${lastLines.join('\n')}`);
    }
    if (performance.now() - startedAt > readyWithinMs) {
      await stopRun(options, run);
      throw new EmbeddedPostgresError(`PostgreSQL was not ready in time:\n${lastLines.join('\n')}`);
    }
    await delay(pollMs);
  }
  return run;
}

function isReady({ cluster, socketDirectory }: SupervisorOptions): boolean {
  const file = readPostmasterFile(cluster);
  return (
    file !== null &&
    file.socketDirectory === socketDirectory &&
    file.status === 'ready' &&
    isProcessAlive(file.pid)
  );
}

function serverParameters({ cluster, socketDirectory, settings }: SupervisorOptions): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    fsync: 'on',
    logging_collector: 'off',
    log_destination: 'stderr',
    timezone: 'UTC',
    ...settings,
  };
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function followLog(child: Guarded, log: (line: string) => void): readonly string[] {
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        log(line);
        lastLines.push(line);
        if (lastLines.length > 30) lastLines.shift();
      }
    });
  }
  return lastLines;
}

/** Closing the guard's pipe asks for a fast shutdown; a server that hangs is told to quit at once. */
async function stopRun({ cluster }: SupervisorOptions, run: Run): Promise<void> {
  run.child.stdin.end();
  const isOver = await Promise.race([
    run.ended.then(() => true),
    delay(stopWithinMs, false, { ref: false }),
  ]);
  if (isOver) return;
  const file = readPostmasterFile(cluster);
  if (file !== null) process.kill(file.pid, 'SIGQUIT');
  await run.ended;
}
