import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const installations = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL (15 or newer) installed on this machine, or null. */
export function findBinaries() {
  if (!existsSync(installations)) return null;
  const versions = readdirSync(installations)
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a);
  const folders = versions.map((version) => join(installations, String(version), 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: an unprivileged account of the machine is used then. */
function findAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name]).stdout);
    const gid = Number(spawnSync('id', ['-g', name]).stdout);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return null;
}

/**
 * The server that the database suite runs on a second time: the one TEST_DATABASE_URL names, or one
 * started from binaries of this machine. Null where there is neither.
 */
export async function openSystemPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => {} };
  const binaries = findBinaries();
  const account = findAccount();
  if (!binaries || !account) return null;
  // Under /tmp whatever TMPDIR is: the whole path of a socket has at most about 100 characters.
  const home = mkdtempSync('/tmp/callshot-system-');
  const data = mkdtempSync(join(tmpdir(), 'callshot-system-'));
  for (const folder of [home, data]) if (account.uid) chownSync(folder, account.uid, account.gid);
  const clear = () => {
    for (const folder of [home, data]) rmSync(folder, { recursive: true, force: true });
  };
  const options = { ...account, cwd: home, stdio: 'ignore' };
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'callshot', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  if (made.status !== 0) {
    clear();
    return null;
  }
  const server = spawn(
    join(binaries, 'postgres'),
    [
      ...['-D', data, '-k', home, '-c', 'listen_addresses='],
      ...['-c', 'fsync=off', '-c', 'max_connections=200'],
    ],
    options,
  );
  const stop = () => {
    server.kill('SIGINT');
    return new Promise((resolve) => server.once('exit', resolve)).then(clear);
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = spawnSync(join(binaries, 'pg_isready'), ['-h', home, '-q']);
    if (ready.status === 0) {
      return { url: `postgresql://callshot@/postgres?host=${home}`, stop };
    }
    await pause(100);
  }
  await stop();
  throw new Error('The PostgreSQL of this machine did not start');
}
