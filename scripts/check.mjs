import { begin } from './lib/begin.mjs';
import { gate } from './lib/gate.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, run } from './lib/run.mjs';

begin('check');
await ensureInstalled();
const steps = [
  ...gate,
  { name: 'unit tests', command: [bin('vitest'), 'run', '--project', 'unit'] },
];
const failed = [];
for (const { name, command, env } of steps) {
  console.log(`\n== ${name}`);
  const [program, ...args] = command;
  if ((await run(program, args, { env })) !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
