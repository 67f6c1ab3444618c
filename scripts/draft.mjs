import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('draft');
await ensureInstalled();
await ensureBuilt('server');
await import('../apps/server/dist/commands/draft.js');
