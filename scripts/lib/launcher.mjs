import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Nearly free with /proc; elsewhere each look starts a process. */
const lookEveryMs = process.platform === 'linux' ? 200 : 1000;

/**
 * Under npm this process is the child of a shell that is the child of npm. Neither tells its
 * children when it ends, except that npm ends the shell. When one of the two is gone, this process
 * stops as if it had been asked to. Started by hand it may outlive its terminal.
 */
export function stopWithLauncher() {
  if (process.platform === 'win32' || process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}

/** A process that has lost its parent gets another one. */
function parentOf(pid) {
  if (process.platform === 'linux') return parentInProc(pid);
  return spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}

function parentInProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return null;
  }
}
