import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from './backup-problem.ts';

/** As `sha256sum -c` reads it. */
export const checksumsFile = 'SHA256SUMS';

export const checksumLines = (sums: ReadonlyMap<string, string>): string =>
  [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join('');

export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Throws unless every file is there as it was written; `needed` must be among those listed. */
export async function verifyChecksums(folder: string, needed: readonly string[]): Promise<void> {
  const sums = readChecksums(folder);
  for (const file of needed) {
    const sum = sums.get(file);
    if (sum === undefined) throw new BackupProblem(`${checksumsFile} does not list ${file}.`);
    const found = await checksumOf(join(folder, file)).catch(() => null);
    if (found !== sum) {
      const how = found === null ? 'is missing' : 'is not as it was written';
      throw new BackupProblem(`The backup is damaged: ${file} ${how}. Nothing was restored.`);
    }
  }
}

/** Throws where no backup is. */
export const requireBackup = (folder: string): void => void readChecksums(folder);

function readChecksums(folder: string): ReadonlyMap<string, string> {
  try {
    const lines = readFileSync(join(folder, checksumsFile), 'utf8').matchAll(
      /^(\w{64}) {2}(.+)$/gm,
    );
    return new Map([...lines].map(([, sum = '', file = '']) => [file, sum]));
  } catch {
    throw new BackupProblem(`${folder} is not a backup: it has no ${checksumsFile}.`);
  }
}
