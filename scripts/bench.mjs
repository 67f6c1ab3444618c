import { begin } from './lib/begin.mjs';
import { chosenFiles } from './lib/chosen-files.mjs';
import { ensureInstalled, ensureTools } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const line = begin('bench');
// A mistyped name is answered before anything is installed.
chosenFiles('bench', line.words);
await ensureInstalled();
await ensureTools('bench/peers');
const words = ['--expose-gc', '--import', 'tsx', 'bench/run-benches.ts', ...process.argv.slice(2)];
const env = line.has('smoke') ? { BENCH_SIZE: 'smoke' } : {};
process.exitCode = await run(process.execPath, words, { env });
