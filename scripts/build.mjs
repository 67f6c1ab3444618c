import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/workspace.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
