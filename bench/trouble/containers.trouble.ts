import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstallPackages, ensurePrograms } from '../../scripts/lib/debian.mjs';
import { type Answer, createClient } from './client.ts';
import { canMakeNetworks } from './cluster/network.ts';
import { bases, ensureBases, writeEngine } from './containers/bases.ts';
import { buildah, canRun, compose, podman, type Shell } from './containers/podman.ts';
import { atMost, exactly, type Finding, told } from './finding.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const image = 'localhost/callshot-trouble';
const PROJECT = 'callshot-trouble';
const MIB = 2 ** 20;
const MOST_MIB = 350;

/** Every program by the package of Debian that has it. */
const programs = {
  buildah: '/usr/bin/buildah',
  podman: '/usr/bin/podman',
  runc: '/usr/sbin/runc',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  iptables: '/usr/sbin/iptables',
  'podman-compose': '/usr/bin/podman-compose',
  debootstrap: '/usr/sbin/debootstrap',
};

/** Builds the image, and starts compose.yaml as it stands but for the images of a registry. */
export async function run(): Promise<Finding[]> {
  if (!canMakeNetworks()) {
    console.error('containers are left out: this machine allows no network namespaces');
    return [];
  }
  const missing = canInstallPackages() ? await ensurePrograms(programs) : Object.keys(programs);
  if (missing.length > 0) {
    console.error(`containers are left out: ${missing.join(', ')} cannot be installed here`);
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'callshot-containers-'));
  const ports = { http: await freePort(), https: await freePort() };
  const address = `http://127.0.0.1:${ports.http}`;
  const shell: Shell = {
    cwd: root,
    env: {
      CONTAINERS_CONF: writeEngine(folder),
      CALLSHOT_IMAGE: image,
      POSTGRES_IMAGE: bases.postgres,
      CADDY_IMAGE: bases.caddy,
      HTTP_PORT: `127.0.0.1:${ports.http}`,
      HTTPS_PORT: `127.0.0.1:${ports.https}`,
      PUBLIC_URL: address,
    },
  };
  try {
    await ensureBases(folder, shell);
    if (!canRun(shell, bases.debian)) {
      console.error('containers are left out: none can be started here');
      return [];
    }
    const built = await findInImage(shell);
    return [...built, ...(await findInService(shell, address))];
  } finally {
    await compose(shell, ['-p', PROJECT, 'down', '-v', '-t', '5']).catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findInImage(shell: Shell): Promise<Finding[]> {
  const args = [`NODE=${bases.node}`, `DEBIAN=${bases.debian}`];
  const given = args.flatMap((arg) => ['--build-arg', arg]);
  await buildah(shell, ['bud', '--quiet', '--layers', ...given, '-t', image, '.']);
  const size = await podman(shell, ['image', 'inspect', '-f', '{{.Size}}', image]);
  const inside = (script: string) =>
    podman(shell, ['run', '--rm', '--network', 'none', '--read-only', image, 'sh', '-c', script]);
  const held = await inside('find /callshot -type f -o -type l');
  const unwanted = held
    .split('\n')
    .filter((path) =>
      /\/(bench|e2e|src|testing)\/|\.map$/.test(path.split('node_modules')[0] ?? ''),
    );
  const whoami = Number(await inside('id -u'));
  // The root and the product's own files alike.
  const written = await inside(
    'touch /x /callshot/x 2>&1 || true; ls /x /callshot/x 2>/dev/null || true',
  );
  return [
    atMost('the image', Math.round(Number(size) / MIB), 'MiB', MOST_MIB),
    exactly('files in it that no start needs', unwanted.length, '', 0),
    exactly('runs as root', whoami === 0 ? 1 : 0, '', 0),
    exactly('files written into a read-only image', written.includes('/x\n') ? 1 : 0, '', 0),
  ];
}

async function findInService(shell: Shell, address: string): Promise<Finding[]> {
  await compose(shell, ['-p', PROJECT, 'up', '-d']);
  const client = createClient(address);
  const inside = (service: string, ...words: string[]) =>
    podman(shell, ['exec', `${PROJECT}_${service}_1`, ...words]);
  try {
    const startMs = await waitUntil(
      'an answer through the proxy',
      240_000,
      async () => {
        const { status } = await client.get('/readyz');
        return status === 200;
      },
      500,
    );
    const page = await client.get('/cs');
    const name = `guest-${randomBytes(4).toString('hex')}`;
    const password = 'five ravens over water';
    const registered = await client.post('/api/account/register', {
      body: {
        username: name,
        email: `${name}@callshot.example`,
        password,
        confirmPassword: password,
      },
    });
    const away = await client.get('/api/event/get?eventId=999');
    const secret = (await inside('database', 'cat', '/secrets/password')).trim();
    await waitUntil(
      'a backup',
      120_000,
      async () => {
        const found = await inside(
          'backup',
          'sh',
          '-c',
          'ls /backups/*/SHA256SUMS 2>/dev/null || true',
        );
        return found.trim() !== '';
      },
      500,
    );
    await podman(shell, ['kill', '-s', 'KILL', `${PROJECT}_first_1`]);
    const after = await Promise.all(
      Array.from({ length: 40 }, () => client.get('/api/settings/all')),
    );
    const config = await podman(shell, ['inspect', '-f', '{{.Config.Env}}', `${PROJECT}_second_1`]);
    return [
      told('from nothing to an answer', Math.round(startMs / 1000), 's'),
      exactly('a page through the proxy', page.status, '', 200),
      exactly('an account through the proxy', isMade(registered) ? 1 : 0, '', 1),
      exactly('an event that is not there', away.status, '', 404),
      exactly('letters of the generated password', secret.length, '', 48),
      exactly('the password in the settings of a process', config.includes(secret) ? 1 : 0, '', 0),
      exactly(
        'refused after one process was killed',
        after.filter(({ status }) => status !== 200).length,
        '',
        0,
      ),
    ];
  } finally {
    client.close();
  }
}

/** The answer to a registration signs in at once. */
const isMade = ({ status, headers }: Answer): boolean =>
  status === 200 && headers['set-cookie'] !== undefined;
