import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, inDataDirectory } from './embedded-postgres-error.ts';
import { hasEnded, spawnGuarded } from './guard.ts';
import type { ServerUser } from './server-user.ts';

export const superuser = 'callshot';

/** Connection string through the server's socket. Default role: the superuser. */
export const connectionStringOn = (socketDirectory: string, role = superuser): string =>
  `postgresql://${encodeURIComponent(role)}@/${superuser}?host=${socketDirectory}`;

const draftPrefix = 'cluster.draft-';

/** Makes sure that an initialised cluster of the right major version is there. */
export async function ensureCluster(
  home: string,
  cluster: string,
  binaries: Binaries,
  user: ServerUser,
): Promise<void> {
  clearDrafts(home);
  if (existsSync(cluster)) requireSameMajorVersion(cluster, binaries.majorVersion);
  else await initialise(home, cluster, binaries, user);
}

function clearDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith(draftPrefix)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

/** Built under another name and renamed when whole, so that a start cut short leaves no half cluster. */
async function initialise(
  home: string,
  cluster: string,
  binaries: Binaries,
  user: ServerUser,
): Promise<void> {
  const draft = join(home, `${draftPrefix}${process.pid}`);
  inDataDirectory(() => mkdirSync(draft, { mode: 0o700 }));
  if (user !== null) chownSync(draft, user.uid, user.gid);
  const child = spawnGuarded({
    program: binaries.initdb,
    parameters: initdbParameters(draft),
    user,
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  if ((await hasEnded(child)) !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new EmbeddedPostgresError(
      `The database could not be created:\n${output.join('').trim()}`,
    );
  }
  renameSync(draft, cluster);
}

function initdbParameters(directory: string): readonly string[] {
  return [
    ...['-D', directory, '-U', superuser, '--auth=trust', '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--data-checksums'],
  ];
}

function requireSameMajorVersion(cluster: string, majorVersion: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new EmbeddedPostgresError(
    `The data in ${cluster} was written by PostgreSQL ${found}; this Callshot brings PostgreSQL ${majorVersion}, which cannot open it. ` +
      `To move: run a PostgreSQL ${found} server on that directory, copy the database "${superuser}" out with pg_dump, ` +
      'move the directory away, start Callshot with --empty once, and load the copy with psql. ' +
      `Or keep the PostgreSQL ${found} server and set DATABASE_URL to it.`,
  );
}
