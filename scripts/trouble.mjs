import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

begin('trouble');
await ensureInstalled();
await ensureBuilt();
const words = ['--import', 'tsx', 'bench/run-troubles.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, words);
