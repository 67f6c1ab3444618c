import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { chosenFiles } from './lib/chosen-files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const line = begin('trouble');
// A mistyped name is answered before anything is installed or built.
chosenFiles('trouble', line.words);
await ensureInstalled();
await ensureBuilt();
const words = ['--import', 'tsx', 'bench/run-troubles.ts', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, words);
