import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the recorded tournaments, both from the sources and from the build. */
export function recordedFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    const data = join(folder, 'packages/fake-wiki/data');
    if (existsSync(data)) return data;
    if (folder === dirname(folder)) throw new Error(`No recorded tournaments above ${start}`);
  }
}
