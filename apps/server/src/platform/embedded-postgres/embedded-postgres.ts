import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { connectionStringOn, ensureCluster } from './cluster.ts';
import { ensureDatabase } from './ensure-database.ts';
import { openHomeDirectory } from './home-directory.ts';
import { acquireOwnerLock } from './owner-lock.ts';
import { waitForPreviousServer } from './previous-server.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';
import { startSupervisor } from './supervisor.ts';

export type EmbeddedPostgresOptions = {
  /** Kept between starts; made when missing. */
  readonly dataDirectory: string;
  /** Additional server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Hears what the server writes to its log and what the supervisor does about a crash. */
  readonly log?: (line: string) => void;
};

export type EmbeddedPostgres = {
  /** As the superuser. */
  readonly connectionString: string;
  readonly connectionStringOf: (role: string) => string;
  readonly stop: () => Promise<void>;
};

/**
 * Runs PostgreSQL for this process alone: reachable through a private socket only, restarted when it
 * crashes, stopped when this process stops or dies (design notes: docs/decisions).
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const home = openHomeDirectory(options.dataDirectory, () =>
    chooseServerUser(join(options.dataDirectory, 'cluster')),
  );
  const cluster = join(home, 'cluster');
  const user = chooseServerUser(cluster);
  const lock = acquireOwnerLock(join(home, 'owner.lock'));
  try {
    const binaries = prepareBinaries(home, user);
    await waitForPreviousServer(cluster);
    await ensureCluster(home, cluster, binaries, user);
    const server = await serve(cluster, binaries, user, options);
    return { ...server, stop: () => server.stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serve(
  cluster: string,
  binaries: Binaries,
  user: ServerUser,
  { settings = {}, log = () => {} }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const socketDirectory = makeSocketDirectory(user);
  try {
    const supervisor = await startSupervisor({
      cluster,
      postgres: binaries.postgres,
      user,
      socketDirectory,
      settings,
      log,
    });
    const stop = async (): Promise<void> => {
      await supervisor.stop();
      rmSync(socketDirectory, { recursive: true, force: true });
    };
    const connectionString = connectionStringOn(socketDirectory);
    await ensureDatabase(socketDirectory).catch((error) =>
      stop().then(() => Promise.reject(error)),
    );
    const connectionStringOf = (role: string) => connectionStringOn(socketDirectory, role);
    return { connectionString, connectionStringOf, stop };
  } catch (error) {
    rmSync(socketDirectory, { recursive: true, force: true });
    throw error;
  }
}

/** Under /tmp whatever TMPDIR is: the whole path of a socket has at most about 100 characters. */
function makeSocketDirectory(user: ServerUser): string {
  const directory = mkdtempSync('/tmp/callshot-');
  if (user !== null) chownSync(directory, user.uid, user.gid);
  return directory;
}
