import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the recorded tournaments lie, seen from the sources as from what is built of them. */
export function recordedFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = dirname(folder)) {
    const data = join(folder, 'packages/fake-wiki/data');
    if (existsSync(data)) return data;
    if (folder === dirname(folder)) throw new Error(`No recorded tournaments above ${start}`);
  }
}
