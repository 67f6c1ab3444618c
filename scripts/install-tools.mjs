// Installs what the named folder outside the workspaces needs.
import { ensureTools } from './lib/install.mjs';

await ensureTools(process.argv[2]);
