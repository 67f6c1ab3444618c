import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Db } from '../../../apps/server/src/platform/database/database.ts';
import { ownProcess } from '../own-processes.ts';
import { waitUntil } from '../wait-until.ts';
import {
  type ApplicationHosts,
  databasePassword,
  frontOrigin,
  mailPort,
  makeApplicationHosts,
} from './application-hosts.ts';
import { type Call, startCaller } from './caller.ts';
import {
  type DatabaseHosts,
  folderPrefix,
  makeDatabaseHosts,
  removeDeadDisks,
} from './database-hosts.ts';
import { hurryHosts, isRunning } from './host-process.ts';
import { onJsonLines } from './json-lines.ts';
import {
  applicationHosts,
  type DatabaseHost,
  databaseHosts,
  makeNetwork,
  type Network,
  removeDeadNetworks,
} from './network.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
}

/** The product on five hosts behind a proxy, as docs/operating.md lays it out. */
export interface Cluster {
  readonly network: Network;
  readonly databases: DatabaseHosts;
  readonly applications: ApplicationHosts;
  readonly call: Call;
  readonly mails: readonly Mail[];
  readonly folder: string;
  /** Opens the tables at a host's socket, as their owner. */
  open(host: DatabaseHost): Db;
  /** Starts again what does not run, as a service manager would. */
  revive(): void;
}

export interface ClusterOptions {
  readonly isSynchronous?: boolean;
}

const mailProgram = fileURLToPath(new URL('./mail-process.ts', import.meta.url));

export const isApplication = (name: string): boolean => name !== 'haproxy';
export const isNamed = (name: string) => (other: string) => other === name;

/** Lays out the hosts, works with them and takes all of it away again. */
export async function withCluster<T>(
  { isSynchronous = true }: ClusterOptions,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  removeDeadNetworks();
  removeDeadDisks();
  const folder = mkdtempSync(folderPrefix(process.pid));
  chmodSync(folder, 0o755);
  const network = makeNetwork();
  const databases = makeDatabaseHosts({ network, folder, isSynchronous });
  const applications = makeApplicationHosts(network, folder);
  const revive = (): void => {
    for (const host of databaseHosts) {
      if (!isRunning(network, host, isNamed('etcd'))) databases.startEtcd(host);
      if (!isRunning(network, host, isNamed('patroni'))) databases.startPatroni(host);
    }
    for (const host of applicationHosts) {
      if (!isRunning(network, host, isNamed('haproxy'))) applications.startProxyOf(host);
      if (!isRunning(network, host, isApplication)) applications.start(host);
    }
    if (!isRunning(network, 'px', isNamed('haproxy'))) applications.startFront();
  };
  try {
    const mails: Mail[] = [];
    startMailServer(network, mails);
    for (const host of databaseHosts) databases.startEtcd(host);
    for (const host of databaseHosts) databases.startPatroni(host);
    console.error('waiting for the three databases');
    const primary = await databases.whole(300_000);
    await makeDatabase(databases, primary);
    applications.startProxies();
    for (const host of applicationHosts) applications.start(host);
    const call = startCaller(network);
    await waitUntil(
      'the product is ready',
      180_000,
      async () => {
        const { status } = await call({ origin: frontOrigin, method: 'GET', path: '/readyz' });
        return status === 200;
      },
      500,
    );
    hurryHosts(network, [...databaseHosts, ...applicationHosts, 'px']);
    const open = (host: DatabaseHost): Db => {
      const socket = encodeURIComponent(databases.socketOf(host));
      return createDatabase(`postgresql://callshot@localhost/callshot?host=${socket}`, {
        timeoutMs: 30_000,
        connectMs: 10_000,
        maxConnections: 3,
      });
    };
    return await work({ network, databases, applications, call, mails, folder, open, revive });
  } finally {
    network.remove();
    databases.remove();
  }
}

function startMailServer(network: Network, mails: Mail[]): void {
  const words = [process.execPath, '--import', 'tsx', mailProgram, String(mailPort)];
  const [name = '', ...rest] = network.on('cl', words);
  const child = ownProcess(spawn(name, rest, { stdio: ['ignore', 'pipe', 'inherit'] }));
  onJsonLines<Mail>(child.stdout, (mail) => mails.push(mail));
}

async function makeDatabase(databases: DatabaseHosts, primary: DatabaseHost): Promise<void> {
  await databases.ask(
    primary,
    `create role callshot login createrole password '${databasePassword}'`,
  );
  await databases.ask(primary, 'create database callshot owner callshot');
  await databases.ask(primary, 'create table probe (id text primary key)');
}

export const clientsFile = ({ folder }: Cluster): string => join(folder, 'orders.json');
