import { readFileSync } from 'node:fs';
import { addressOf, type DatabaseHost, databaseHosts } from './network.ts';

const sample = new URL('../../../docs/operating/patroni.yml', import.meta.url);

export interface PatroniOptions {
  readonly host: DatabaseHost;
  /** The folder of its data and its socket. */
  readonly disk: string;
  readonly isSynchronous: boolean;
}

/** The sample of the documents for one host, on a small disk. */
export function patroniOf({ host, disk, isSynchronous }: PatroniOptions): string {
  let text = readFileSync(sample, 'utf8');
  const replace = (from: string, to: string): void => {
    if (!text.includes(from)) throw new Error(`patroni.yml has no ${from}`);
    text = text.replaceAll(from, to);
  };
  const own = addressOf('d1');
  replace('name: d1\n', `name: ${host}\n`);
  for (const word of ['listen: "', 'connect_address: "']) {
    replace(`${word}${own}`, `${word}${addressOf(host)}`);
  }
  replace(
    etcdHosts(databaseHosts),
    etcdHosts([host, ...databaseHosts.filter((one) => one !== host)]),
  );
  replace('/var/lib/postgresql/15/callshot', `${disk}/data`);
  replace('/var/lib/postgresql/callshot.pgpass', `${disk}/pgpass`);
  replace('/var/run/postgresql', disk);
  replace('wal_keep_size: 128MB', 'wal_keep_size: 64MB\n        max_wal_size: 128MB');
  replace('max_slot_wal_keep_size: 1GB', 'max_slot_wal_keep_size: 128MB');
  if (!isSynchronous) {
    replace('synchronous_mode: true', 'synchronous_mode: false');
    replace('synchronous_mode_strict: true', 'synchronous_mode_strict: false');
    replace('maximum_lag_on_failover: 1048576', 'maximum_lag_on_failover: 1073741824');
  }
  return text;
}

const etcdHosts = (hosts: readonly DatabaseHost[]): string =>
  `hosts: [${hosts.map((host) => `"${addressOf(host)}:2379"`).join(', ')}]`;

/**
 * Patroni up to 3.0.2 writes the leader's key into etcd's third interface unconditionally. A primary that
 * comes back from a cut takes over, and all that the new one has acknowledged is gone.
 */
export function refuseUnsafe(version: string, configuration: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const isMended = major > 3 || (major === 3 && (minor > 0 || patch > 2));
  if (/^etcd3:/m.test(configuration) && !isMended) {
    throw new Error(`Patroni ${version} loses acknowledged writes with etcd3: (use etcd:)`);
  }
}
