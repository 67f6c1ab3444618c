import { join } from 'node:path';
import { begin } from './lib/begin.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

begin('parts');
await ensureInstalled();
const { createServer } = await import('vite');
const PAGE = '/testing/catalogue/index.html';
const server = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { open: PAGE },
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
console.log(`The catalogue of parts: ${new URL(PAGE, address)}`);
