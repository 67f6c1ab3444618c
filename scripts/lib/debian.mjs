import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mustRun } from './run.mjs';

/** Whether this machine takes packages from us: Debian's kind, and root. */
export function canInstallPackages() {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs programs and starts no service of theirs. */
export async function installPackages(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await mustRun('apt-get', ['update', '-qq']);
  await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}

/**
 * Installs packages whose program is missing, where that is possible.
 * @param {Readonly<Record<string, string>>} programs A program's path by its package.
 * @returns {Promise<string[]>} Packages that cannot be had here.
 */
export async function ensurePrograms(programs) {
  const findMissing = () => Object.keys(programs).filter((name) => !existsSync(programs[name]));
  const missing = findMissing();
  if (missing.length > 0 && canInstallPackages()) await installPackages(...missing);
  return findMissing();
}
