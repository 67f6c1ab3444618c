import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('recovered');
await ensureInstalled();
await ensureBuilt('server');
await import('../apps/server/dist/commands/recovered.js');
