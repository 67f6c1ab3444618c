import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { waitUntil } from '../wait-until.ts';
import { startOn } from './host-process.ts';
import { addressOf, type DatabaseHost, databaseHosts, isAlive, type Network } from './network.ts';
import { patroniOf, refuseUnsafe } from './patroni.ts';

export interface DatabaseHostsOptions {
  readonly network: Network;
  readonly folder: string;
  /** False only for a planted fault: a standby that may lag is promoted. */
  readonly isSynchronous: boolean;
}

/** Three PostgreSQL servers that Patroni and etcd keep as one primary and its standbys. */
export interface DatabaseHosts {
  startEtcd(host: DatabaseHost): void;
  startPatroni(host: DatabaseHost): void;
  /** Asks a database over its own socket, which no cut of the network reaches. */
  ask<Row extends pg.QueryResultRow>(
    host: DatabaseHost,
    text: string,
    values?: readonly unknown[],
    database?: string,
  ): Promise<Row[]>;
  primary(): Promise<DatabaseHost>;
  /** Resolves once one primary has a standby that confirms each commit, and both standbys stream. */
  whole(withinMs: number): Promise<DatabaseHost>;
  switchOver(): void;
  /** The host of etcd's leader. */
  etcdLeader(): DatabaseHost | null;
  socketOf(host: DatabaseHost): string;
  diskOf(host: DatabaseHost): string;
  remove(): void;
}

const diskMegabytes = 700;

/** A socket's path may not be longer than about a hundred characters. */
const shared = '/dev/shm';
const prefix = 'callshot-cluster-';
export const folderPrefix = (pid: number): string => join(shared, `${prefix}${pid}-`);

/** Takes away the disks of runs that were killed. */
export function removeDeadDisks(): void {
  for (const name of readdirSync(shared).filter((one) => one.startsWith(prefix))) {
    if (!isAlive(Number(name.slice(prefix.length).split('-')[0]))) removeDisks(join(shared, name));
  }
}

function removeDisks(folder: string): void {
  for (const host of databaseHosts) {
    try {
      execFileSync('umount', ['--lazy', join(folder, host)], { stdio: 'ignore' });
    } catch {
      // It is not mounted any more.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

export function makeDatabaseHosts(options: DatabaseHostsOptions): DatabaseHosts {
  const { network, folder } = options;
  const [uid, gid] = idsOf('postgres');
  const diskOf = (host: DatabaseHost) => join(folder, host);
  const configuration = (host: DatabaseHost) => join(folder, `${host}.yml`);
  for (const host of databaseHosts) {
    mkdirSync(diskOf(host));
    mount(diskOf(host));
    chownSync(diskOf(host), uid, gid);
    chmodSync(diskOf(host), 0o700);
    const text = patroniOf({ host, disk: diskOf(host), isSynchronous: options.isSynchronous });
    refuseUnsafe(versionOfPatroni(), text);
    writeFileSync(configuration(host), text);
    chmodSync(configuration(host), 0o644);
  }
  const remove = (): void => {
    process.off('exit', remove);
    removeDisks(folder);
  };
  process.once('exit', remove);

  const ask: DatabaseHosts['ask'] = async (host, text, values = [], database = 'postgres') => {
    const client = new pg.Client({
      host: diskOf(host),
      user: 'postgres',
      database,
      connectionTimeoutMillis: 3000,
      query_timeout: 8000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text, [...values])).rows;
    } finally {
      client.end().catch(() => {});
    }
  };
  const isPrimary = async (host: DatabaseHost): Promise<boolean> => {
    try {
      const [row] = await ask<{ standby: boolean }>(host, 'select pg_is_in_recovery() as standby');
      return row?.standby === false;
    } catch {
      return false;
    }
  };
  const primaries = async (): Promise<DatabaseHost[]> => {
    const are = await Promise.all(databaseHosts.map(isPrimary));
    return databaseHosts.filter((_, at) => are[at]);
  };
  return {
    startEtcd: (host) => {
      startOn(network, {
        host,
        words: etcdOf(host, diskOf(host)),
        log: join(folder, `${host}-etcd.log`),
        user: 'postgres',
      });
    },
    startPatroni: (host) => {
      const words = ['patroni', configuration(host)];
      startOn(network, { host, words, log: join(folder, `${host}-patroni.log`), user: 'postgres' });
    },
    ask,
    primary: async () => {
      let found: DatabaseHost | undefined;
      await waitUntil(
        'one primary',
        60_000,
        async () => {
          const all = await primaries();
          found = all[0];
          return all.length === 1;
        },
        300,
      );
      if (!found) throw new Error('no primary');
      return found;
    },
    whole: async (withinMs) => {
      let found: DatabaseHost | undefined;
      await waitUntil(
        'a primary, a synchronous standby, and another standby',
        withinMs,
        async () => {
          const all = await primaries();
          const [one] = all;
          if (all.length !== 1 || !one) return false;
          found = one;
          const standbys = await ask<{ sync: string }>(
            one,
            `select sync_state as sync from pg_stat_replication where state = 'streaming'`,
          ).catch(() => []);
          const confirming = standbys.filter(({ sync }) => sync === 'sync').length;
          if (options.isSynchronous) {
            const listed = patronictl(network, configuration(one), ['list', '--format', 'json']);
            return standbys.length === 2 && confirming === 1 && listed.includes('"Sync Standby"');
          }
          return standbys.length === 2;
        },
        1000,
      );
      if (!found) throw new Error('no primary');
      return found;
    },
    switchOver: () => {
      patronictl(network, configuration('d1'), ['switchover', 'callshot', '--force']);
    },
    etcdLeader: () => {
      const endpoints = databaseHosts.map((host) => `${addressOf(host)}:2379`).join(',');
      const [program = '', ...words] = network.on('cl', [
        ...['etcdctl', '--endpoints', endpoints, 'endpoint', 'status', '--write-out', 'json'],
      ]);
      const text = execFileSync(program, words, {
        encoding: 'utf8',
        env: { ...process.env, ETCDCTL_API: '3' },
        timeout: 15_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const status = JSON.parse(text) as {
        Endpoint: string;
        Status: { header: { member_id: number }; leader: number };
      }[];
      const leading = status.find(({ Status }) => Status.header.member_id === Status.leader);
      return databaseHosts.find((host) => leading?.Endpoint.startsWith(addressOf(host))) ?? null;
    },
    socketOf: diskOf,
    diskOf,
    remove,
  };
}

function patronictl(network: Network, file: string, words: readonly string[]): string {
  const [program = '', ...rest] = network.on('cl', ['patronictl', '-c', file, ...words]);
  try {
    return execFileSync(program, rest, {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8', LANG: 'C.UTF-8' },
    });
  } catch (error) {
    return String(error);
  }
}

/** `--pre-vote`: without it a host that sends and does not hear keeps disturbing the others. */
function etcdOf(host: DatabaseHost, disk: string): string[] {
  const own = addressOf(host);
  const members = databaseHosts.map((one) => `${one}=http://${addressOf(one)}:2380`).join(',');
  return [
    ...['etcd', '--name', host, '--data-dir', join(disk, 'etcd')],
    ...['--listen-peer-urls', `http://${own}:2380`],
    ...['--listen-client-urls', `http://${own}:2379,http://127.0.0.1:2379`],
    ...['--initial-advertise-peer-urls', `http://${own}:2380`],
    ...['--advertise-client-urls', `http://${own}:2379`],
    ...['--initial-cluster', members, '--initial-cluster-state', 'new'],
    ...['--enable-v2', '--pre-vote', '--heartbeat-interval', '200', '--election-timeout', '2000'],
    ...['--log-level', 'warn'],
  ];
}

const versionOfPatroni = (): string =>
  execFileSync('patroni', ['--version'], { encoding: 'utf8' }).replace('patroni', '').trim();

function idsOf(user: string): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

function mount(folder: string): void {
  const words = ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'callshot-trouble', folder];
  execFileSync('mount', words, { stdio: 'ignore' });
}
