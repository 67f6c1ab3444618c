import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server answers /sw.js with one of these, as its operator has set it. */
const workers = {
  'sw.js': 'worker/worker.ts',
  'sw-push.js': 'worker/push-only.ts',
  'sw-off.js': 'worker/off.ts',
};

/** Each is one file: a worker that needs a second one may find it gone. */
async function bundle(file: keyof typeof workers): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source(workers[file])],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@callshot/rules': source('../../packages/rules/src/index.ts') },
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

export const serviceWorkers = (): Plugin => ({
  name: 'callshot:service-workers',
  async generateBundle() {
    for (const file of Object.keys(workers) as (keyof typeof workers)[]) {
      this.emitFile({ type: 'asset', fileName: file, source: await bundle(file) });
    }
  },
  /** The dev server's pages change by the minute: nothing of them is kept. */
  configureServer({ middlewares }) {
    middlewares.use('/sw.js', (_request, response, next) => {
      bundle('sw-push.js').then((code) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(code);
      }, next);
    });
  },
});
