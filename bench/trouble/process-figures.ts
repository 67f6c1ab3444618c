import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the processes that this one started, and of those that they started. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readText(`/proc/${name}/stat`) : '';
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat !== '') parents.set(Number(name), Number(fields[1]));
  }
  const found: number[] = [];
  const gather = (parent: number): void => {
    for (const [child, of] of parents) {
      if (of !== parent) continue;
      found.push(child);
      gather(child);
    }
  };
  if (pid > 0) gather(pid);
  return found;
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readText(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** Files, sockets and pipes that a process holds open. */
export const openHandles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
