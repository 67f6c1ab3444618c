import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { requireNode } from './lib/workspace.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
process.exitCode = await run(process.execPath, [
  'apps/server/dist/backup-main.js',
  ...process.argv.slice(2),
]);
