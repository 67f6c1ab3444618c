import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrations = 'apps/server/migrations';

/** A built checkout of the version before the newest migration. */
export interface VersionBefore {
  readonly commit: string;
  /** Its `main.js`. */
  readonly program: string;
  remove(): void;
}

/**
 * Builds the commit before the one that brought the newest migration: its tables are one step older.
 * Null where the history does not reach so far.
 */
export function buildVersionBefore(parts: readonly ('server' | 'web')[]): VersionBefore | null {
  const commit = commitBefore();
  if (commit === null) return null;
  const folder = mkdtempSync('/tmp/callshot-before-');
  git(root, 'clone', '-q', '--shared', '--no-checkout', root, folder);
  git(folder, 'checkout', '-q', commit);
  linkPackages(folder);
  const build = `const { ensureBuilt } = await import('./scripts/lib/build.mjs'); await ensureBuilt(${parts
    .map((part) => `'${part}'`)
    .join(', ')});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return {
    commit,
    program: join(folder, 'apps/server/dist/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function commitBefore(): string | null {
  const newest = readdirSync(join(root, migrations))
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .sort()
    .at(-1);
  try {
    const path = `${migrations}/${newest}`;
    const added = git(root, 'log', '-1', '--format=%H', '--diff-filter=A', '--', path);
    return added === '' ? git(root, 'rev-parse', 'HEAD') : git(root, 'rev-parse', `${added}^`);
  } catch {
    return null;
  }
}

/** The installed packages, with the workspaces of the other checkout among them. */
function linkPackages(folder: string): void {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@callshot'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@callshot' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@callshot'))) {
    const path = join(from, '@callshot', name);
    if (!lstatSync(path).isSymbolicLink()) throw new Error(`${path} is no link to a workspace`);
    symlinkSync(readlinkSync(path), join(to, '@callshot', name));
  }
}

const git = (cwd: string, ...words: string[]): string =>
  execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
