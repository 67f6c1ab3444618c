import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inDataDirectory } from './embedded-postgres-error.ts';
import { asServerUser, type ServerUser } from './server-user.ts';

const pointerName = 'kept-elsewhere';

/**
 * The directory of cluster, lock and copied binaries. Usually the given one. The user that root
 * steps down to may be unable to reach it (a checkout under /root). Then the given one points to a
 * directory under /var/lib.
 */
export const openHomeDirectory = (dataDirectory: string, chooseUser: () => ServerUser): string =>
  inDataDirectory(() => findHome(dataDirectory, chooseUser));

function findHome(dataDirectory: string, chooseUser: () => ServerUser): string {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
  const given = realpathSync(dataDirectory);
  const pointer = join(given, pointerName);
  if (existsSync(pointer)) return reopen(readFileSync(pointer, 'utf8').trim());
  const user = chooseUser();
  if (user === null) return given;
  chmodSync(given, 0o711);
  if (canReach(given, user)) return given;
  const elsewhere = reopen(`/var/lib/callshot-${digest(given)}`);
  writeFileSync(pointer, `${elsewhere}\n`);
  return elsewhere;
}

/** Whether there is a database in the directory, or in the one that it points to. */
export const hasCluster = (dataDirectory: string): boolean =>
  existsSync(join(dataDirectory, 'cluster')) || existsSync(join(dataDirectory, pointerName));

function reopen(directory: string): string {
  if (existsSync(directory)) return directory;
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o711);
  return directory;
}

function canReach(directory: string, user: ServerUser): boolean {
  const options = { ...asServerUser(user), cwd: '/' };
  return spawnSync('sh', ['-c', 'test -x "$1"', 'sh', directory], options).status === 0;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
