import { spawnSync } from 'node:child_process';
import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findNativePackage, type NativePackage, restoreSymlinks } from './native-package.ts';
import { asServerUser, type ServerUser } from './server-user.ts';

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly majorVersion: string;
};

/**
 * Finds the server's binaries, from where npm put them when the server's user can run them there,
 * else from a copy made once beside the data.
 */
export function prepareBinaries(
  home: string,
  user: ServerUser,
  installed: NativePackage = findNativePackage(),
): Binaries {
  if (restoreSymlinks(installed.root)) {
    const inPlace = tryBinaries(installed.root, user);
    if (inPlace.ok) return inPlace.binaries;
  }
  const copied = tryBinaries(copyOnce(installed, home), user);
  if (copied.ok) return copied.binaries;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this machine: ${copied.reason} ` +
      'It needs glibc; elsewhere set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}

function copyOnce({ root, version }: NativePackage, home: string): string {
  const copy = join(home, `binaries-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(root, draft, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  restoreSymlinks(draft);
  renameSync(draft, copy);
  return copy;
}

type Trial = { ok: true; binaries: Binaries } | { ok: false; reason: string };

function tryBinaries(root: string, user: ServerUser): Trial {
  const bin = join(root, 'native', 'bin');
  const postgres = join(bin, 'postgres');
  const { status, stdout, stderr, error } = spawnSync(postgres, ['--version'], {
    ...asServerUser(user),
    cwd: '/',
    encoding: 'utf8',
  });
  const majorVersion = /(\d+)/.exec(stdout ?? '')?.[1];
  if (status !== 0 || majorVersion === undefined) {
    return { ok: false, reason: error?.message ?? stderr.trim() };
  }
  return { ok: true, binaries: { initdb: join(bin, 'initdb'), postgres, majorVersion } };
}
