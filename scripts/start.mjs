import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('start');
await ensureInstalled();
await ensureBuilt();
process.env.NODE_ENV ??= 'production';
await import('../apps/server/dist/main.js');
