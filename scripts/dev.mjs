import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { bin } from './lib/run.mjs';
import { requireNode, root } from './lib/workspace.mjs';

requireNode();
await ensureInstalled();
const port = process.env.PORT ?? '3000';
const children = [
  spawn(bin('tsx'), ['watch', 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(bin('vite'), [], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, CALLSHOT_API: `http://localhost:${port}` },
  }),
];
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM');
  });
}
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});
process.on('SIGINT', () => {});
