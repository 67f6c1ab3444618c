import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const oldestNode = [20, 19];

/** Says in words what an old Node cannot run, instead of failing somewhere inside. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needed, neededMinor] = oldestNode;
  if (major > needed || (major === needed && minor >= neededMinor)) return;
  console.error(
    `Callshot needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

const ignored = new Set(['node_modules', 'dist', '.callshot', 'test-results']);

/** Files of a folder and of those in it, but what is installed or made. */
export function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(inside);
    else yield inside;
  }
}

/** A hash of the named files and folders: names and contents. */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((name) => join(root, name))) {
    if (!existsSync(path)) continue;
    const files = path.includes('.') && !path.endsWith('/') ? filesOf(path) : [...filesUnder(path)];
    for (const file of files.sort()) {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesOf(path) {
  try {
    return [...filesUnder(path)];
  } catch {
    return [path];
  }
}

/** True when the stamp says that this fingerprint was dealt with before. */
export function isStamped(stamp, fingerprint) {
  const path = join(root, stamp);
  return existsSync(path) && readFileSync(path, 'utf8') === fingerprint;
}

export function writeStamp(stamp, fingerprint) {
  const path = join(root, stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fingerprint);
}
