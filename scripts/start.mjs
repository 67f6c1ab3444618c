import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, root } from './lib/workspace.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
process.env.NODE_ENV ??= 'production';
process.chdir(root);
await import('../apps/server/dist/main.js');
