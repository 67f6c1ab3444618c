import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
/** More than all servers and browsers of a run keep at once. */
const enough = 8 * 2 ** 30;

/**
 * Puts temporary files into memory if there is plenty: every database is a few hundred files, and
 * creating them on disk costs more than most tests. A given TMPDIR stays.
 */
export function keepScratchInMemory() {
  if (process.env.TMPDIR || !isMemoryUsable()) return;
  clearDeadRuns();
  const folder = mkdtempSync(join(memory, `callshot-run-${process.pid}-`));
  // Programs of other users keep things here too, as in any folder of that kind.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function isMemoryUsable() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const mount = mounts.map((line) => line.split(' ')).find(([, folder]) => folder === memory);
    const options = mount?.[3]?.split(',') ?? [];
    // Programs stand beside the data where the database's user cannot reach the checkout.
    if (!options.includes('rw') || options.includes('noexec')) return false;
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch {
    return false;
  }
}

/** A run that was killed leaves its folder. */
function clearDeadRuns() {
  for (const name of readdirSync(memory)) {
    const pid = Number(/^callshot-run-(\d+)-/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
