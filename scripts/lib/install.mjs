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

/** Programs outside the workspaces, which few commands need: each folder has a lock file of its own. */
export async function ensureTools(folder) {
  const fingerprint = fingerprintOf([`${folder}/package-lock.json`]);
  const stamp = `${folder}/node_modules/.callshot-installed`;
  if (isStamped(stamp, fingerprint)) return;
  console.log(`Installing ${folder} …`);
  await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: join(root, folder),
  });
  writeStamp(stamp, fingerprint);
}
