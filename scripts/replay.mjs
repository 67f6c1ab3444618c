import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('replay');
await ensureInstalled();
await ensureBuilt();
await import('../apps/server/dist/commands/replay.js');
