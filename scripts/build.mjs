import { begin } from './lib/begin.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('build');
await ensureInstalled();
await ensureBuilt();
