import { begin } from './lib/begin.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('load');
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../seed/src/load/main.ts');
