import { begin } from './lib/begin.mjs';
import { ensureInstalled } from './lib/install.mjs';

begin('seed');
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../seed/src/main.ts');
