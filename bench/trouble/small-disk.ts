import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A file system of its own, small enough to be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills all free space, and what becomes free, until `free` is called. */
  fill(): void;
  free(): void;
}

/** Megabytes that it holds. */
const size = 300;

/** Only root mounts file systems, and not in every container. */
export function canMountDisks(): boolean {
  const folder = mkdtempSync('/tmp/callshot-disk-');
  const isMounted = process.getuid?.() === 0 && mount(folder);
  if (isMounted) unmount(folder);
  rmdirSync(folder);
  return isMounted;
}

/** Mounts one, works with it, and takes it away again, whatever happened. */
export async function withSmallDisk<T>(work: (disk: SmallDisk) => Promise<T>): Promise<T> {
  const folder = mkdtempSync('/tmp/callshot-disk-');
  const remove = (): void => {
    unmount(folder);
    rmdirSync(folder);
  };
  if (!mount(folder)) throw new Error(`Cannot mount a file system at ${folder}`);
  process.once('exit', remove);
  chmodSync(folder, 0o711);
  let free = (): void => {};
  try {
    return await work({
      folder,
      fill: () => {
        free = fillFolder(folder);
      },
      free: () => free(),
    });
  } finally {
    free();
    process.off('exit', remove);
    remove();
  }
}

/** Takes all free space of a folder's disk, and what becomes free, until the answer is called. */
export function fillFolder(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  takeRoom(ballast);
  const filling = setInterval(takeRoom, 50, ballast);
  return () => {
    clearInterval(filling);
    rmSync(ballast, { force: true });
  };
}

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'callshot-trouble', folder]).status ===
  0;

/** Lazily where something still works in it: that ends with its last process. */
function unmount(folder: string): void {
  if (spawnSync('umount', [folder]).status !== 0) spawnSync('umount', ['--lazy', folder]);
}

/** Appends until not even one block fits. */
function takeRoom(ballast: string): void {
  const file = openSync(ballast, 'a');
  let bytes = 1024 * 1024;
  while (bytes >= 4096) {
    try {
      if (writeSync(file, Buffer.alloc(bytes)) < bytes) bytes /= 2;
    } catch {
      bytes /= 2;
    }
  }
  closeSync(file);
}
