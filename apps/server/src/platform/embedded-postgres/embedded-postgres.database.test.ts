import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findNativePackage } from './native-package.ts';
import { readPostmasterFile, waitForPreviousServer } from './previous-server.ts';
import { commandLineOf, isProcessAlive, isZombie } from './processes.ts';
import { chooseServerUser } from './server-user.ts';

// Each test starts real servers, some of them in processes of their own.
vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const holder = fileURLToPath(new URL('../../../testing/platform/holder.ts', import.meta.url));
const tsx = import.meta.resolve('tsx');
const nobody = { uid: 65_534, gid: 65_534 };

/** Whether an ordinary user can run this checkout at all; under /root it cannot. */
const canStepDown =
  isRoot &&
  spawnSync('sh', ['-c', 'test -r "$1" && test -x "$2"', 'sh', holder, process.execPath], {
    ...nobody,
    cwd: '/',
  }).status === 0;

/** A folder that the server's user can reach as well. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'callshot-embedded-'));
  chmodSync(folder, 0o711);
  return folder;
}

let started: string;
let root: string;
let children: ChildProcess[];

beforeAll(async () => {
  started = makeFolder();
  const server = await startEmbeddedPostgres({ dataDirectory: started });
  await server.stop();
});

afterAll(() => rmSync(started, { recursive: true, force: true }));

beforeEach(() => {
  root = makeFolder();
  children = [];
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
  rmSync(root, { recursive: true, force: true });
});

/** For what begins with a database that is there: making one takes longer than most tests do. */
function copyStarted(): void {
  const { status } = spawnSync('cp', ['-a', join(started, 'cluster'), root]);
  expect(status).toBe(0);
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

type Holder = { readonly child: ChildProcess; readonly line: string };

/** Starts an embedded database in another process; resolves with the first line that it writes. */
async function hold(
  dataDirectory: string,
  user: { uid?: number; gid?: number } = {},
): Promise<Holder> {
  const child = spawn(process.execPath, ['--import', tsx, holder, dataDirectory], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, line: String(line) };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function socketDirectoryOf(connectionString: string): string {
  return new URL(connectionString.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
}

function postmasterOf(dataDirectory: string): number {
  const file = readPostmasterFile(join(dataDirectory, 'cluster'));
  if (file === null) throw new Error('No server runs there.');
  return file.pid;
}

function isRunning(pid: number): boolean {
  return isProcessAlive(pid) && !isZombie(pid);
}

describe('startEmbeddedPostgres', () => {
  test('starts on an empty directory, stops without a trace, and starts again with its data', async () => {
    const first = await startEmbeddedPostgres({ dataDirectory: root });
    await query(first.connectionString, 'create table kept as select 1 as value');
    const pid = postmasterOf(root);
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    expect(existsSync(socketDirectoryOf(first.connectionString))).toBe(false);
    expect(existsSync(join(root, 'owner.lock'))).toBe(false);

    const second = await startEmbeddedPostgres({ dataDirectory: root });
    expect(await query(second.connectionString, 'select value from kept')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  test('is what the design asks for: a socket only, durable, checked, C.UTF-8', async () => {
    copyStarted();
    const server = await startEmbeddedPostgres({ dataDirectory: root });
    const settings = await query(
      server.connectionString,
      `select name, setting from pg_settings where name in
        ('listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding')
        order by name`,
    );
    const locale = await query(
      server.connectionString,
      'select datlocprovider, datlocale from pg_database where datname = current_database()',
    );
    await server.stop();
    expect(settings).toEqual([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_encoding', setting: 'UTF8' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    expect(locale).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
  });

  test('ends with a parent that is killed, and the next start waits for it and has the data', async () => {
    copyStarted();
    const { child, line } = await hold(root);
    await query(line, 'create table kept as select 1 as value');
    const pid = postmasterOf(root);
    await kill(child);

    const next = await startEmbeddedPostgres({ dataDirectory: root });
    expect(isRunning(pid)).toBe(false);
    expect(await query(next.connectionString, 'select value from kept')).toEqual([{ value: 1 }]);
    await next.stop();
    await expect.poll(() => existsSync(socketDirectoryOf(line))).toBe(false);
  });

  test('leaves no orphan when the parent is killed and nobody starts it again', async () => {
    copyStarted();
    const { child } = await hold(root);
    const pid = postmasterOf(root);
    await kill(child);
    await expect.poll(() => isRunning(pid)).toBe(false);
    await waitForPreviousServer(join(root, 'cluster'));
  });

  test('stops with SIGTERM of the parent', async () => {
    copyStarted();
    const { child } = await hold(root);
    const pid = postmasterOf(root);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(isRunning(pid)).toBe(false);
  });

  test('is refused to a second process, and the first works on', async () => {
    copyStarted();
    const { line } = await hold(root);
    await query(line, 'create table kept as select 1 as value');
    const second = await hold(root);
    expect(second.line).toMatch(/Another Callshot \(process \d+\) is using this database/);
    expect(await query(line, 'insert into kept values (2) returning value')).toEqual([
      { value: 2 },
    ]);
  });

  test('of several that start at once exactly one gets the database', async () => {
    const starts = await Promise.all([hold(root), hold(root), hold(root)]);
    const owners = starts.filter(({ line }) => line.startsWith('postgresql://'));
    expect(owners).toHaveLength(1);
    expect(await query(owners[0]!.line, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is started again after a crash, under the same address', async () => {
    copyStarted();
    const server = await startEmbeddedPostgres({ dataDirectory: root });
    await query(server.connectionString, 'create table kept as select 1 as value');
    process.kill(postmasterOf(root), 'SIGKILL');
    const read = () => query(server.connectionString, 'select value from kept').catch(() => null);
    await expect.poll(read).toEqual([{ value: 1 }]);
    await server.stop();
  });

  test('clears away what a start cut short while creating the database left', async () => {
    mkdirSync(join(root, 'cluster.draft-1'));
    const server = await startEmbeddedPostgres({ dataDirectory: root });
    await server.stop();
    expect(existsSync(join(root, 'cluster.draft-1'))).toBe(false);
  });

  test('refuses the data of another major version and says how to move it', async () => {
    const cluster = join(root, 'cluster');
    mkdirSync(cluster);
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
    await expect(startEmbeddedPostgres({ dataDirectory: root })).rejects.toThrow(
      /written by PostgreSQL 15.*To move:.*DATABASE_URL/s,
    );
    expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('15\n');
  });
});

describe('waitForPreviousServer', () => {
  test('refuses a server that somebody else runs, and touches nothing', async () => {
    copyStarted();
    const server = await startEmbeddedPostgres({ dataDirectory: root });
    const cluster = join(root, 'cluster');
    const pid = postmasterOf(root);
    const patience = { runningMs: 100, stoppingMs: 100 };
    await expect(waitForPreviousServer(cluster, patience)).rejects.toThrow(`kill -INT ${pid}`);
    expect(postmasterOf(root)).toBe(pid);
    expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('removes the file of a server whose process id now belongs to another program', async () => {
    mkdirSync(join(root, 'cluster'));
    const file = join(root, 'cluster', 'postmaster.pid');
    writeFileSync(file, `${process.pid}\n${join(root, 'cluster')}\n`);
    expect(commandLineOf(process.pid)).not.toContain(root);
    await waitForPreviousServer(join(root, 'cluster'));
    expect(existsSync(file)).toBe(false);
  });
});

describe('users', () => {
  test.runIf(process.platform === 'linux')('PostgreSQL never runs as root', async () => {
    copyStarted();
    const server = await startEmbeddedPostgres({ dataDirectory: root });
    const status = readFileSync(`/proc/${postmasterOf(root)}/status`, 'utf8');
    await server.stop();
    expect(status).not.toMatch(/^Uid:\s+0\b/m);
  });

  test.runIf(canStepDown)('an ordinary user starts it too', async () => {
    chownSync(root, nobody.uid, nobody.gid);
    const { line } = await hold(root, nobody);
    expect(await query(line, 'select 1 as one')).toEqual([{ one: 1 }]);
    const status = readFileSync(`/proc/${postmasterOf(root)}/status`, 'utf8');
    expect(status).toMatch(new RegExp(`^Uid:\\s+${nobody.uid}\\b`, 'm'));
  });

  test.runIf(canStepDown)(
    "root keeps the owner of an ordinary user's data; others are refused",
    async () => {
      chownSync(root, nobody.uid, nobody.gid);
      const { child } = await hold(root, nobody);
      child.kill('SIGTERM');
      await once(child, 'exit');
      expect(chooseServerUser(join(root, 'cluster'))).toEqual(nobody);
      const server = await startEmbeddedPostgres({ dataDirectory: root });
      await server.stop();

      const stranger = { uid: 1, gid: 1 };
      expect((await hold(root, stranger)).line).toMatch('belongs to another user');
    },
  );

  test.runIf(isRoot)(
    'under a folder that only root can enter the data is kept elsewhere',
    async () => {
      const data = join(root, 'private', 'data');
      mkdirSync(data, { recursive: true });
      chmodSync(dirname(data), 0o700);
      const server = await startEmbeddedPostgres({ dataDirectory: data });
      await query(server.connectionString, 'create table kept as select 1 as value');
      await server.stop();
      const elsewhere = readFileSync(join(data, 'kept-elsewhere'), 'utf8').trim();

      const again = await startEmbeddedPostgres({ dataDirectory: data });
      expect(await query(again.connectionString, 'select value from kept')).toEqual([{ value: 1 }]);
      await again.stop();
      rmSync(elsewhere, { recursive: true });
    },
  );

  test.runIf(isRoot)('binaries that the user cannot reach are copied once beside the data', () => {
    const installed = findNativePackage();
    const copy = join(root, 'private', 'package');
    cpSync(installed.root, copy, { recursive: true });
    chmodSync(dirname(copy), 0o700);
    const hidden = { root: copy, version: installed.version };
    const binaries = prepareBinaries(root, nobody, hidden);
    expect(binaries.postgres).toBe(
      join(root, `binaries-${installed.version}`, 'native', 'bin', 'postgres'),
    );
    rmSync(copy, { recursive: true });
    mkdirSync(join(copy, 'native', 'lib'), { recursive: true });
    expect(prepareBinaries(root, nobody, hidden)).toEqual(binaries);
  });

  test('shared-library links that npm could not make are made at the start', () => {
    const installed = findNativePackage();
    const copy = join(root, 'package');
    cpSync(installed.root, copy, {
      recursive: true,
      filter: (path) => !/\.so(\.\d+)?$/.test(path),
    });
    cpSync(
      join(installed.root, 'native', 'lib', 'postgresql'),
      join(copy, 'native', 'lib', 'postgresql'),
      {
        recursive: true,
      },
    );
    const binaries = prepareBinaries(root, null, { root: copy, version: installed.version });
    expect(binaries.postgres).toBe(join(copy, 'native', 'bin', 'postgres'));
  });
});
