import { begin } from './lib/begin.mjs';
import { ensureInstalled, ensureTools } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const line = begin('bench');
await ensureInstalled();
await ensureTools('bench/peers');
const words = ['--expose-gc', '--import', 'tsx', 'bench/run-benches.ts', ...process.argv.slice(2)];
const env = line.has('smoke') ? { BENCH_SIZE: 'smoke' } : {};
process.exitCode = await run(process.execPath, words, { env });
