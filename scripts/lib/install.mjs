import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './run.mjs';
import { fingerprintOf, isStamped, root, writeStamp } from './workspace.mjs';

const stamp = 'node_modules/.callshot-installed';

/** Installs the dependencies unless they are installed for the present lock file. */
export async function ensureInstalled() {
  const fingerprint = fingerprintOf(['package-lock.json']);
  if (isStamped(stamp, fingerprint)) return;
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) console.log('Installing …');
  await mustRun('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp(stamp, fingerprint);
}
