import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { productWords } from '../../apps/web/words/product-words.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Builds the page of a bench as the product is built: minified, React in production mode. */
export async function buildPage(
  page: URL,
  folder: string,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(page),
    logLevel: 'error',
    mode: 'production',
    plugins: [productWords(), react(), ...plugins],
    resolve: {
      // A peer that needs React gets the product's.
      dedupe: ['react', 'react-dom'],
      alias: { '@callshot/rules': path('../../packages/rules/src/index.ts') },
    },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: false },
  });
}
