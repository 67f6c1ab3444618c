import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compileBracketAhead } from '../../apps/web/compile-ahead.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Builds the bench page as the product is built: minified, React in production mode. It is one file,
 * so the peer is compiled ahead along with the product.
 */
export async function buildPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: path('./page'),
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), compileBracketAhead()],
    resolve: { alias: { '@callshot/rules': path('../../packages/rules/src/index.ts') } },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: false },
  });
}
