import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether a process with that id exists, zombies included. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process has ended and only waits for its parent to notice. */
export function isZombie(pid: number): boolean {
  const state = process.platform === 'linux' ? statFields(pid)[0] : ps(pid, 'stat=');
  return state?.startsWith('Z') ?? false;
}

/** The command line of a process, its words joined by spaces; empty when it is gone. */
export function commandLineOf(pid: number): string {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return readProc(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();
}

/** When a process began, in a unit that only serves comparison; tells a reused process id apart. */
export function startMarkOf(pid: number): string {
  return process.platform === 'linux' ? (statFields(pid)[19] ?? '') : ps(pid, 'lstart=');
}

/** A name for the present run of the machine: process ids of another one mean nothing. */
export function bootId(): string {
  if (process.platform === 'linux') return readProc('/proc/sys/kernel/random/boot_id').trim();
  return spawnSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).stdout.trim();
}

/** Whether any process works inside the directory, as every process of a PostgreSQL server does. */
export function isDirectoryInUse(directory: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && workingDirectory(name) === directory,
  );
}

function workingDirectory(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** The fields of /proc/<pid>/stat after the parenthesised name, which may hold anything. */
function statFields(pid: number): readonly string[] {
  const stat = readProc(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function ps(pid: number, column: string): string {
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
