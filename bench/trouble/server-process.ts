import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from './client.ts';
import { freePort } from './free-port.ts';
import { lastLines } from './last-lines.ts';
import { ownProcess } from './own-processes.ts';
import { waitUntil } from './wait-until.ts';

export interface ServerProcessOptions {
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Words for Node itself, such as `--expose-gc`. */
  readonly nodeOptions?: readonly string[];
  /** A program that starts Node in its place, such as one that lies about the clock. */
  readonly wrapper?: readonly string[];
  /** Starts it again whenever it ends unasked, as systemd or Docker would. */
  readonly isSupervised?: boolean;
  /** Another version's `main.js`. */
  readonly program?: string;
  /** Plants the demo world; otherwise it starts empty. */
  readonly isDemo?: boolean;
  /** A place that another one left; otherwise any that is free. */
  readonly port?: number;
}

/** The built product as a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly metricsPort: number;
  readonly origin: string;
  /** Talks to this process alone, past any proxy. */
  readonly client: Client;
  /** The metrics for Prometheus; nothing while the process is gone. */
  figures(): Promise<string>;
  pid(): number;
  /** The number of restarts. */
  restarts(): number;
  /** Its output, stdout and stderr. */
  log(): string;
  /** For finding the cause of a failure: whether it lives, its metrics, its last lines. */
  tell(): Promise<string>;
  /** Milliseconds until it says that it is ready. */
  ready(withinMs?: number): Promise<number>;
  /** `kill -9`; a supervised one comes back by itself. */
  killHard(): Promise<void>;
  /** Asks it to stop; its exit code, null when a signal ended it. */
  stop(): Promise<number | null>;
  start(): void;
}

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** Starts the product on a free loopback port; `ready()` tells when it serves. */
export async function startServer(options: ServerProcessOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const client = createClient(origin);
  const metricsPort = await freePort();
  const monitor = createClient(`http://127.0.0.1:${metricsPort}`);
  const readFigures = async () => (await monitor.get('/metrics')).body;
  const output: string[] = [];
  let child = null as ChildProcess | null;
  let restarts = 0;

  const start = (): void => {
    const next = spawnServer(options, { port, metricsPort });
    child = next;
    for (const stream of [next.stdout, next.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    next.once('exit', () => {
      if (child !== next || !options.isSupervised) return;
      restarts += 1;
      start();
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null;
    if (signal !== 'SIGKILL') child = null;
    const exited = once(ending, 'exit') as Promise<[number | null]>;
    ending.kill(signal);
    return (await exited)[0];
  };
  start();
  return {
    port,
    metricsPort,
    origin,
    client,
    figures: readFigures,
    pid: () => child?.pid ?? 0,
    restarts: () => restarts,
    log: () => output.join(''),
    tell: async () => {
      const state = child?.exitCode ?? child?.signalCode ?? 'running';
      const lines = (await readFigures()).split('\n');
      const figures = lines.filter((line) => /^callshot_(?!http|.*_total)/.test(line));
      const facts = [`${origin}, pid ${child?.pid}: ${state}`, ...figures];
      return [...facts, lastLines(output.join(''))].join('\n');
    },
    ready: (withinMs = 60_000) =>
      waitUntil(`${origin} is ready`, withinMs, async () => {
        const hasEnded = child && child.exitCode !== null && !options.isSupervised;
        if (hasEnded) throw new Error(`The server did not start:\n${output.join('')}`);
        return (await client.get('/readyz')).status === 200;
      }),
    killHard: () => end('SIGKILL').then(() => {}),
    stop: () => end('SIGTERM'),
    start,
  };
}

function spawnServer(
  options: ServerProcessOptions,
  { port, metricsPort }: { port: number; metricsPort: number },
): ChildProcess {
  const { wrapper = [], nodeOptions = [], databaseUrl, env = {}, program: file = main } = options;
  const world = options.isDemo ? '--demo' : '--empty';
  const words = [...wrapper, process.execPath, ...nodeOptions, file, world];
  const [program = process.execPath, ...rest] = words;
  return ownProcess(
    spawn(program, rest, {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        PUBLIC_URL: 'http://callshot.test',
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'warn',
        // A few people here do what thousands would.
        SAVES_PER_MINUTE: '1000000',
        SAVES_PER_MINUTE_PER_ADDRESS: '1000000',
        LIVE_CONNECTIONS_PER_ADDRESS: '20000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}
