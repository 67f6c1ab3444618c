import { join } from 'node:path';
import { begin } from './lib/begin.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, start } from './lib/run.mjs';
import { root } from './lib/workspace.mjs';

begin('dev');
await ensureInstalled();
const port = process.env.PORT ?? '3000';
const children = [
  start(bin('tsx'), ['watch', 'apps/server/src/app/main.ts', ...process.argv.slice(2)], {
    env: { PORT: port },
  }),
  start(bin('vite'), [], {
    cwd: join(root, 'apps/web'),
    env: { CALLSHOT_API: `http://localhost:${port}` },
  }),
];
const stop = () => {
  for (const child of children) child.stdin.end();
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
