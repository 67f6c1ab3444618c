import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fillFolder } from '../small-disk.ts';
import { type Cluster, isApplication, isNamed } from './cluster.ts';
import { signalHost, startOn } from './host-process.ts';
import {
  type ApplicationHost,
  addressOf,
  applicationHosts,
  type DatabaseHost,
  databaseHosts,
  type HostName,
  hostNames,
  type Link,
  relayPorts,
} from './network.ts';
import type { Plan, PlannedFault } from './plan.ts';

/** The hosts that a fault of this run concerns. */
export interface Roles {
  readonly primary: DatabaseHost;
  readonly standby: DatabaseHost;
  readonly application: ApplicationHost;
}

export function rolesOf({ which }: Plan, primary: DatabaseHost): Roles {
  const standbys = databaseHosts.filter((host) => host !== primary);
  const [standby, application] = [standbys[which], applicationHosts[which]];
  if (!standby || !application) throw new Error('too few hosts');
  return { primary, standby, application };
}

/** Begins a fault; the answer ends it, after which what does not run is started again. */
type Fault = (cluster: Cluster, roles: Roles, plan: Plan) => Promise<() => void> | (() => void);

const nothing = (): void => {};

const kill =
  (hostOf: (roles: Roles) => HostName): Fault =>
  ({ network }, roles) => {
    signalHost(network, hostOf(roles), 'SIGKILL');
    return nothing;
  };

const freeze =
  (hostOf: (roles: Roles) => HostName): Fault =>
  ({ network }, roles) => {
    signalHost(network, hostOf(roles), 'SIGSTOP');
    return () => signalHost(network, hostOf(roles), 'SIGCONT');
  };

const cut =
  (linksOf: (roles: Roles) => Link[]): Fault =>
  ({ network }, roles) => {
    network.cut(linksOf(roles));
    return () => network.heal();
  };

const faults: Record<PlannedFault, Fault> = {
  none: () => nothing,
  'kill-primary-host': kill(({ primary }) => primary),
  'freeze-primary-host': freeze(({ primary }) => primary),
  'kill-standby-host': kill(({ standby }) => standby),
  'freeze-standby-host': freeze(({ standby }) => standby),
  'kill-postgresql': ({ network }, { primary }) => {
    signalHost(network, primary, 'SIGKILL', isNamed('postgres'));
    return nothing;
  },
  'kill-etcd-leader': ({ network, databases }, { primary }) => {
    signalHost(network, databases.etcdLeader() ?? primary, 'SIGKILL', isNamed('etcd'));
    return nothing;
  },
  'kill-application': ({ network }, { application }) => {
    signalHost(network, application, 'SIGKILL', isApplication);
    return nothing;
  },
  'freeze-application': freeze(({ application }) => application),
  'kill-proxy': ({ network }, { application }) => {
    signalHost(network, application, 'SIGKILL', isNamed('haproxy'));
    return nothing;
  },
  'cut-primary': cut(({ primary }) => [...linksTo(primary), ...linksFrom(primary)]),
  'cut-primary-incoming': cut(({ primary }) => linksTo(primary)),
  'cut-primary-outgoing': cut(({ primary }) => linksFrom(primary)),
  'cut-standby': cut(({ standby }) => [...linksTo(standby), ...linksFrom(standby)]),
  halves: cut(halvesOf),
  'cut-application': cut(({ application }) => [...linksTo(application), ...linksFrom(application)]),
  'application-without-databases': cut(({ application }) =>
    databaseHosts.flatMap((host) => bothWays(host, application)),
  ),
  'slow-links': slowDown,
  'lagging-standbys': loseLaggards,
  switchover: ({ databases }) => {
    databases.switchOver();
    return nothing;
  },
  'disk-full': ({ databases }, { primary }) => fillFolder(databases.diskOf(primary)),
  'restart-everything': async ({ network, revive }) => {
    for (const host of hostNames) if (host !== 'cl') signalHost(network, host, 'SIGKILL');
    await pause(1000);
    revive();
    return nothing;
  },
};

/** Writes are acknowledged that no standby has; then the primary is gone. */
async function loseLaggards({ network }: Cluster, { primary }: Roles): Promise<() => void> {
  const standbys = databaseHosts.filter((host) => host !== primary);
  network.cut(standbys.flatMap((host) => bothWays(host, primary)));
  await pause(4000);
  signalHost(network, primary, 'SIGKILL');
  network.heal();
  return nothing;
}

export const beginFault = (cluster: Cluster, roles: Roles, plan: Plan): Promise<() => void> =>
  Promise.resolve(faults[plan.fault](cluster, roles, plan));

const others = (host: HostName): HostName[] => hostNames.filter((other) => other !== host);
export const linksTo = (to: HostName): Link[] => others(to).map((from) => ({ from, to }));
export const linksFrom = (from: HostName): Link[] => others(from).map((to) => ({ from, to }));
const bothWays = (one: HostName, other: HostName): Link[] => [
  { from: one, to: other },
  { from: other, to: one },
];

/** The primary and one application on one side, the rest on the other; the front proxy reaches both. */
function halvesOf({ primary, application }: Roles): Link[] {
  const far = [
    ...databaseHosts.filter((host) => host !== primary),
    ...applicationHosts.filter((host) => host !== application),
  ];
  return [primary, application].flatMap((near) => far.flatMap((host) => bothWays(near, host)));
}

const relay = fileURLToPath(new URL('./relay-process.ts', import.meta.url));
const delayMs = 60;
const lostShare = 0.03;

async function slowDown({ network, folder }: Cluster, _: Roles, plan: Plan): Promise<() => void> {
  const ways = databaseHosts.map((host) => `${relayPorts[host]}=${addressOf(host)}:5432`);
  const relays = applicationHosts.map((host) =>
    startOn(network, {
      host,
      words: [
        ...['setpriv', '--regid=nogroup', '--clear-groups', process.execPath, '--import', 'tsx'],
        ...[relay, String(plan.seed), String(delayMs), String(lostShare), ...ways],
      ],
      log: join(folder, `${host}-relay.log`),
    }),
  );
  await pause(2500);
  applicationHosts.forEach(network.detour);
  return () => {
    network.heal();
    for (const child of relays) child.kill('SIGKILL');
  };
}
