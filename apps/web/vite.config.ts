import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { LIVE_PATH } from '../../packages/contract/src/live.ts';
import { games } from '../../packages/rules/src/model/games.ts';
import { chunkPlan } from './chunk-plan.ts';
import { compileBracketAhead } from './compile-ahead.ts';
import { pureRouter } from './pure-router.ts';
import { serviceWorkers } from './service-workers.ts';
import { webManifests } from './web-manifests.ts';
import { productWords } from './words/product-words.ts';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.CALLSHOT_API ?? 'http://localhost:3000';

/**
 * Both fonts are on every screen: asking for them with the page saves a round trip. The letters beyond Latin-1
 * come when a page shows one.
 */
const preloadFonts = (): Plugin => ({
  name: 'callshot:preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            fetchpriority: 'low',
          },
          injectTo: 'head' as const,
        })),
  },
});

/** Parts that are loaded later are told apart by their hashes: everybody loads the names of all of them. */
const lastWord = (name: string): string => name.split('-').at(-1) ?? name;
const shortName = (name: string): string => /-(page|modal|dialog)$/.exec(name)?.[1] ?? name;

/** Vite's name for the module that its builds call around every lazy import. */
const PART_LOADER = '\0vite/preload-helper.js';

/**
 * Lazy imports go through `parts/load-part.ts`, which gets the files of each chunk. If Vite changes
 * how it calls its own module, the build fails here instead of a page later.
 */
function ownPartLoader(): Plugin {
  let isUsed = false;
  return {
    name: 'callshot:part-loader',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== PART_LOADER) return null;
      isUsed = true;
      return `export { loadPart as __vitePreload } from ${JSON.stringify(source('src/platform/parts/load-part.ts'))};`;
    },
    buildEnd(error) {
      if (!isUsed && error === undefined) this.error(`Nothing asked for ${PART_LOADER}`);
    },
  };
}

const firstPaint = 'src/platform/styles/first-paint.css';

/**
 * A page is painted from its own HTML, which holds its first styles, and waits for nothing else. The
 * app's stylesheets are fetched along, and the app applies them when it starts
 * (`app/own-styles.ts`). They stay in front of the stylesheets of chunks, which override them with
 * equal specificity.
 */
const paintFirst = (): Plugin => ({
  name: 'callshot:paint-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html
        .replaceAll('<link rel="stylesheet"', '<link rel="preload" as="style"')
        .replace(entryScript, (script, crossorigin, address) =>
          bundle === undefined
            ? script
            : `<link rel="modulepreload"${crossorigin}href${address} data-entry>`,
        )
        .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
        .replace('</body>', (end) => (bundle === undefined ? end : `${startAfterPaint}${end}`))
        .replace('</title>', (end) => `${end}\n    ${firstStyles(bundle)}`),
  },
});

/** As the build writes it. The page of a component test looks the same, and starts at once. */
const entryScript = /<script type="module"( crossorigin )src(="[^"]+")><\/script>/;

/**
 * Evaluating the app takes a phone longer than a frame: the outlines are painted before. A page that
 * is hidden is not painted, and not every browser tells. A page from a service worker asks for its
 * files only then (worker/places.ts).
 */
const startAfterPaint = `<script>
      {
        let isStarted = false;
        const start = () => {
          if (isStarted) return;
          isStarted = true;
          for (const link of document.querySelectorAll('[data-rel]')) link.rel = link.dataset.rel;
          import(document.querySelector('[data-entry]').href).catch(() => {});
        };
        if (document.hidden) start();
        else {
          new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
          setTimeout(start, 500);
        }
      }
    </script>
  `;

/** The build's stylesheet moves into the pages; the server's policy names its hash. */
function firstStyles(bundle: Rolldown.OutputBundle | undefined): string {
  if (bundle === undefined) return `<link rel="stylesheet" href="/${firstPaint}">`;
  const file = Object.keys(bundle).find((name) => /first-paint-[^/]*\.css$/.test(name)) ?? '';
  const built = bundle[file];
  if (built?.type !== 'asset') throw new Error('The build has no first styles');
  delete bundle[file];
  return `<style>${String(built.source).trim()}</style>`;
}

const gameIds = JSON.stringify(Object.fromEntries(games.map(({ prefix, id }) => [prefix, id])));

/** The page's own script tells games by their prefixes. */
const nameGames = (): Plugin => ({
  name: 'callshot:name-games',
  transformIndexHtml: (html) => html.replace('__GAME_IDS__', gameIds),
});

const flagFolder = source('../../node_modules/country-flag-icons/3x2');

/** The flags of teams' members lie beside the app, as the library draws them: a page fetches what it shows. */
const flags = (): Plugin => ({
  name: 'callshot:flags',
  generateBundle() {
    for (const file of readdirSync(flagFolder)) {
      if (!file.endsWith('.svg')) continue;
      const drawing = readFileSync(`${flagFolder}/${file}`);
      this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: drawing });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use('/flags', (request, response, next) => {
      const [, file] = /^\/([A-Z-]{2,6}\.svg)$/.exec(request.url ?? '') ?? [];
      if (file === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(readFileSync(`${flagFolder}/${file}`));
    });
  },
});

/** The router ships a build without its development warnings, but its exports name only the other. */
const productionRouter = {
  'react-router': source('../../node_modules/react-router/dist/production/index.mjs'),
};

export default defineConfig(({ command }) => ({
  root: source('.'),
  plugins: [
    productWords(),
    react(),
    pureRouter(),
    preloadFonts(),
    paintFirst(),
    nameGames(),
    flags(),
    ownPartLoader(),
    compileBracketAhead(),
    serviceWorkers(),
    webManifests(),
  ],
  resolve: {
    alias: {
      ...(command === 'build' && productionRouter),
      '@callshot/rules': source('../../packages/rules/src/index.ts'),
      '@callshot/contract/languages': source('../../packages/contract/src/languages.ts'),
      '@callshot/contract/live': source('../../packages/contract/src/live.ts'),
      '@callshot/contract/roles': source('../../packages/contract/src/roles.ts'),
      '@callshot/contract/about': source('../../packages/contract/src/about.ts'),
      '@callshot/contract/sentences': source(
        '../../packages/contract/src/sentences/spoken-sentences.ts',
      ),
      '@callshot/contract/players': source('../../packages/contract/src/players.ts'),
      '@callshot/contract': source('../../packages/contract/src/index.ts'),
    },
  },
  // The content security policy allows no data: fonts.
  build: {
    target: 'es2022',
    // The first versions that know light-dark(), which all colours of the two themes are.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A chunk that needs no other would not be listed at all.
      // The page itself has the runtime.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js'
          ? [...new Set([file, ...needed])].filter((name) => !name.includes('/rolldown-runtime-'))
          : needed,
    },
    rolldownOptions: {
      input: [source('index.html'), source(firstPaint)],
      output: {
        // Every file names those it needs: seven small letters tell two files apart, and compress well.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry ? lastWord(name) : name}-[hash:7].js`,
        assetFileNames: ({ names: [name = '[name]'] }) =>
          `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash:7][extname]`,
        hashCharacters: 'base36',
        codeSplitting: { groups: chunkPlan(source('src/app/main.tsx')) },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server }, [LIVE_PATH]: { target: server } },
  },
}));
