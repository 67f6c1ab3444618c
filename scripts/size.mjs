import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

/** What a first visit to the event page loads: the entry, the page's own chunk, and what both import. */
const limit = 150_000;
const entries = ['index.html', 'src/events/event-page.tsx'];

begin('size');
await ensureInstalled();
await ensureBuilt();
const dist = join(root, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const loaded = new Set();
function load(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (loaded.has(chunk.file)) return;
  loaded.add(chunk.file);
  for (const imported of chunk.imports ?? []) load(imported);
}
for (const entry of entries) load(entry);

let total = 0;
for (const file of loaded) {
  const size = gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  of at most ${limit} bytes of gzipped script`);
if (total > limit) process.exitCode = 1;
