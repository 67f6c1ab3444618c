import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { ownProcess } from './own-processes.ts';
import { waitUntil } from './wait-until.ts';

export const poolerPrograms = { pgbouncer: '/usr/sbin/pgbouncer' };

/** PgBouncer with the sample configuration of docs/operating, in front of one PostgreSQL. */
export interface Pooler {
  readonly url: string;
  killHard(): Promise<void>;
  start(): Promise<void>;
  log(): string;
  stop(): Promise<void>;
}

const sample = new URL('../../docs/operating/pgbouncer.ini', import.meta.url);

export async function startPooler(connectionString: string): Promise<Pooler> {
  const server = new URL(connectionString);
  const database = server.pathname.slice(1);
  const port = await freePort();
  const url = `postgresql://${server.username}:secret@127.0.0.1:${port}/${database}`;
  const folder = mkdtempSync('/tmp/callshot-pooler-');
  chmodSync(folder, 0o755);
  const [file, logins] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  writeFileSync(logins, `"${server.username}" "secret"\n`);
  writeFileSync(
    file,
    readFileSync(sample, 'utf8')
      .replace(/^callshot = host=\S+ port=\d+ dbname=\S+/m, (line) =>
        line
          .replace(/^callshot/, database)
          .replace(/port=\d+/, `port=${server.port}`)
          .replace(/dbname=\S+/, `dbname=${database}`),
      )
      .replace('set role callshot_app', `set role ${database}_app`)
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', logins),
  );
  const output: string[] = [];
  let child = null as ReturnType<typeof launch> | null;
  const launch = () => {
    const started = ownProcess(
      spawn(poolerPrograms.pgbouncer, ['-u', 'nobody', file], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
    }
    return started;
  };
  const start = async (): Promise<void> => {
    child = launch();
    await waitUntil('PgBouncer listens', 10_000, () => isListening(port));
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    child = null;
  };
  await start();
  return {
    url,
    start,
    log: () => output.join(''),
    killHard: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Without a session: the role that PgBouncer gives them is made by the product's first start. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
