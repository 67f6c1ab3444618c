import { isCoded } from './coded-error.ts';

const causes: Readonly<Record<string, string>> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  ENOENT: 'a folder above it is missing',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is there',
  ENAMETOOLONG: 'its name is too long',
  EFBIG: 'it would become larger than this user may',
};

interface Chosen {
  /** The requested path, if the error is about a directory on the way. */
  readonly path?: string;
  /** The setting that chose it. */
  readonly setting?: string;
}

/** Failures of a file or folder: which, why, and how to choose another. */
export function explainFile(error: Error, { path, setting }: Chosen = {}): string | null {
  if (!isCoded(error) || !('syscall' in error) || error.syscall === 'connect') return null;
  const cause = causes[error.code];
  if (cause === undefined) return null;
  // Errors of an open file have no path.
  const place = path ?? ('path' in error ? error.path : 'A file');
  const other = setting === undefined ? '' : ` with ${setting}`;
  return `${place} cannot be written or read: ${cause}. Mend that, or choose another place${other}.`;
}
