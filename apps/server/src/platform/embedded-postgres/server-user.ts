import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/**
 * The user that runs PostgreSQL: `null` for this process's, else the one that root steps down to.
 */
export type ServerUser = { readonly uid: number; readonly gid: number } | null;

/** Spawn options that run a child as that user. */
export function asServerUser(user: ServerUser): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user.uid, gid: user.gid };
}

/**
 * PostgreSQL refuses to run as root and needs a user with a passwd entry. An existing cluster keeps
 * its owner. A new one belongs to `postgres`, else to `nobody`.
 */
export function chooseServerUser(clusterDirectory: string): ServerUser {
  if (process.getuid?.() !== 0) {
    requireOwnCluster(clusterDirectory);
    return null;
  }
  return ownerOf(clusterDirectory) ?? lookUpUser('postgres') ?? lookUpUser('nobody') ?? noUser();
}

function requireOwnCluster(clusterDirectory: string): void {
  const { uid, username } = currentUser();
  if (existsSync(clusterDirectory) && statSync(clusterDirectory).uid !== uid) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDirectory} belongs to another user than ${username}. ` +
        'Start as the user who made it (or as root), or set CALLSHOT_DATA to another directory.',
    );
  }
}

function currentUser(): { uid: number; username: string } {
  try {
    return userInfo();
  } catch {
    throw new EmbeddedPostgresError(
      `User id ${process.getuid?.()} has no entry in the user database, which PostgreSQL requires. ` +
        'Start as a user that has one, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

function ownerOf(clusterDirectory: string): ServerUser {
  if (!existsSync(clusterDirectory)) return null;
  const { uid, gid } = statSync(clusterDirectory);
  return uid === 0 ? null : { uid, gid };
}

function lookUpUser(name: string): ServerUser {
  const uid = readId('-u', name);
  const gid = readId('-g', name);
  return uid === null || gid === null ? null : { uid, gid };
}

function readId(flag: '-u' | '-g', name: string): number | null {
  const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return result.status === 0 ? Number.parseInt(result.stdout, 10) : null;
}

function noUser(): never {
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor a user "nobody" to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}
