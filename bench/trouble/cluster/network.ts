import { execFileSync } from 'node:child_process';

/** The last number of each host's address. */
const places = { d1: 11, d2: 12, d3: 13, a1: 21, a2: 22, px: 31, cl: 41 } as const;
export type HostName = keyof typeof places;
export const hostNames = Object.keys(places) as HostName[];
export const databaseHosts = ['d1', 'd2', 'd3'] as const;
export const applicationHosts = ['a1', 'a2'] as const;
export type DatabaseHost = (typeof databaseHosts)[number];
export type ApplicationHost = (typeof applicationHosts)[number];

export const addressOf = (host: HostName): string => `10.77.0.${places[host]}`;
export const subnet = '10.77.0.0/24';

/** The packets that one host sends to another. */
export interface Link {
  readonly from: HostName;
  readonly to: HostName;
}

/** Hosts on one switch: each is a network namespace, and so is the switch. */
export interface Network {
  /** The words that run a program on a host, as root or as another user. */
  on(host: HostName, words: readonly string[], user?: string): string[];
  /** Process ids of all that runs on a host. */
  pids(host: HostName): number[];
  /** Drops silently what is sent over these links, as a pulled cable does. */
  cut(links: readonly Link[]): void;
  /**
   * Leads connections from a host to PostgreSQL through its relay, and ends those that are open.
   * Connections of the relay itself, which runs in the group `nogroup`, go straight.
   */
  detour(host: HostName): void;
  /** Takes back every cut and detour. */
  heal(): void;
  remove(): void;
}

export const relayPorts: Record<DatabaseHost, number> = { d1: 6001, d2: 6002, d3: 6003 };

/** Whether this machine lets us make namespaces: root, and a kernel and container that allow it. */
export function canMakeNetworks(): boolean {
  if (process.getuid?.() !== 0) return false;
  const name = `callshot-try-${process.pid}`;
  try {
    run('ip', ['netns', 'add', name]);
    run('ip', ['netns', 'del', name]);
    return true;
  } catch {
    return false;
  }
}

export function makeNetwork(): Network {
  const prefix = `callshot-${process.pid}`;
  const nameOf = (host: HostName | 'switch') => `${prefix}-${host}`;
  const remove = (): void => {
    process.off('exit', remove);
    for (const host of [...hostNames, 'switch'] as const) removeNamespace(nameOf(host));
  };
  process.once('exit', remove);
  const bridge = nameOf('switch');
  run('ip', ['netns', 'add', bridge]);
  run('ip', ['-n', bridge, 'link', 'add', 'br0', 'type', 'bridge']);
  run('ip', ['-n', bridge, 'link', 'set', 'br0', 'up']);
  for (const host of hostNames) plug(bridge, nameOf(host), host);

  const filter = (host: HostName, table: string, type: string, rules: readonly string[]): void => {
    const lines = [`table inet ${table} {`, 'chain packets {', `type ${type};`, ...rules, '}', '}'];
    run('ip', ['netns', 'exec', nameOf(host), 'nft', '-f', '-'], `${lines.join('\n')}\n`);
  };
  return {
    on: (host, words, user) => [
      ...['ip', 'netns', 'exec', nameOf(host)],
      ...(user === undefined ? [] : asUser(user)),
      ...words,
    ],
    pids: (host) => pidsIn(nameOf(host)),
    cut: (links) => {
      for (const host of hostNames) {
        const from = links.filter(({ to }) => to === host).map((link) => addressOf(link.from));
        const drop = `ip saddr { ${from.join(', ')} } drop`;
        if (from.length > 0) filter(host, 'cut', 'filter hook input priority -300', [drop]);
      }
    },
    detour: (host) => {
      const ofOthers = 'meta skgid != nogroup';
      filter(host, 'ended', 'filter hook output priority 0', [
        `${ofOthers} tcp dport 5432 reject with tcp reset`,
      ]);
      const ways = databaseHosts.map(
        (to) =>
          `${ofOthers} ip daddr ${addressOf(to)} tcp dport 5432 redirect to :${relayPorts[to]}`,
      );
      filter(host, 'detour', 'nat hook output priority -100', ways);
      setTimeout(
        () =>
          attempt('ip', ['netns', 'exec', nameOf(host), 'nft', 'delete', 'table', 'inet', 'ended']),
        1500,
      );
    },
    heal: () => {
      for (const host of hostNames) {
        attempt('ip', ['netns', 'exec', nameOf(host), 'nft', 'flush', 'ruleset']);
      }
    },
    remove,
  };
}

/** Takes away what runs that were killed left behind: namespaces, and all that runs in them. */
export function removeDeadNetworks(): void {
  const names = execFileSync('ip', ['netns', 'list'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
  for (const name of names) {
    const pid = /^callshot-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) removeNamespace(name);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A program that starts another meanwhile needs a second look. */
function removeNamespace(name: string): void {
  for (let look = 0; look < 3; look += 1) killAll(pidsIn(name));
  attempt('ip', ['netns', 'del', name]);
}

function plug(bridge: string, name: string, host: HostName): void {
  run('ip', ['netns', 'add', name]);
  run('ip', [
    '-n',
    bridge,
    ...`link add p-${host} type veth peer name eth0 netns ${name}`.split(' '),
  ]);
  run('ip', ['-n', bridge, ...`link set p-${host} master br0 up`.split(' ')]);
  run('ip', ['-n', name, ...'link set lo up'.split(' ')]);
  run('ip', ['-n', name, ...`addr add ${addressOf(host)}/24 dev eth0`.split(' ')]);
  run('ip', ['-n', name, ...'link set eth0 up'.split(' ')]);
}

/** PostgreSQL and Patroni refuse to run as root. */
const asUser = (user: string): string[] => [
  'setpriv',
  `--reuid=${user}`,
  `--regid=${user}`,
  '--init-groups',
  '--reset-env',
];

function pidsIn(namespace: string): number[] {
  try {
    const words = execFileSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' });
    return words.split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

function run(program: string, words: readonly string[], input = ''): void {
  execFileSync(program, words, { input, stdio: ['pipe', 'ignore', 'pipe'] });
}

function attempt(program: string, words: readonly string[]): void {
  try {
    run(program, words);
  } catch {
    // It may be gone already.
  }
}
