import { execFileSync } from 'node:child_process';
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
