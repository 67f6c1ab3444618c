import { ensureInstalled } from './lib/install.mjs';
import { bin, run } from './lib/run.mjs';
import { requireNode } from './lib/workspace.mjs';

requireNode();
await ensureInstalled();
process.exitCode = await run(bin('tsx'), [
  'apps/server/src/blocks-main.ts',
  ...process.argv.slice(2),
]);
