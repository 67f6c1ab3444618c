import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { manifestFile, parseManifest } from './manifest.ts';
import { draftName } from './write-backup.ts';

const dayMs = 86_400_000;

/**
 * Removes backups beside this one that are older than so many days, and leftovers of interrupted
 * ones; answers which. Folders that hold anything else are left alone.
 */
export function removeOldBackups(folder: string, keepDays: number, now: Date): string[] {
  const oldest = now.getTime() - keepDays * dayMs;
  const beside = dirname(resolve(folder));
  const old = readdirSync(beside)
    .map((name) => join(beside, name))
    .filter((path) => (takenAt(path) ?? Number.POSITIVE_INFINITY) < oldest);
  for (const path of old) rmSync(path, { recursive: true });
  return old;
}

function takenAt(path: string): number | null {
  try {
    if (draftName.test(path) && statSync(path).isDirectory()) return statSync(path).mtimeMs;
    const manifest = parseManifest(readFileSync(join(path, manifestFile), 'utf8'));
    return manifest === null ? null : Date.parse(manifest.takenAt);
  } catch {
    return null;
  }
}
