import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { KeptPages } from './kept-pages.ts';
import { cacheOf, caches as names, shellOf } from './places.ts';
import { showPushes } from './pushes.ts';

declare const self: ServiceWorkerGlobalScope;

const matchOptions = { ignoreVary: true };
const MOST_FILES = 400;

/** Those that were kept first go first; a page asks for a missing file again. */
const keepFew: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    const over = kept.slice(0, Math.max(0, kept.length - MOST_FILES));
    for (const request of over) await cache.delete(request);
  },
};

const files = new CacheFirst({
  cacheName: names.files,
  matchOptions,
  plugins: [
    keepFew,
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status === 404) await pages.forget();
        return response;
      },
      // Never what a hotel's network answers in the server's place: it would stay.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && !response.headers.get('content-type')?.startsWith('text/html')
          ? response
          : null,
    },
  ],
});
const art = new StaleWhileRevalidate({
  cacheName: names.art,
  matchOptions,
  plugins: [keepFew],
});
const pages = new KeptPages({
  keepFile: async (file, event) => {
    const [answer, done] = files.handleAll({ request: new Request(file), event });
    await done;
    return answer;
  },
  onNewPage: async () => {
    for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(NEW_PAGE);
  },
});

/** The page compares itself with the kept one then. */
const NEW_PAGE = 'new-page';

const strategyOf = (url: URL) =>
  url.origin === self.location.origin
    ? { [names.files]: files, [names.art]: art }[cacheOf(url) ?? '']
    : undefined;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const strategy = strategyOf(url);
  if (strategy !== undefined) return event.respondWith(strategy.handle(event));
  const shell = request.mode === 'navigate' ? shellOf(url.pathname) : null;
  if (shell === null) return;
  event.waitUntil(pages.renewLater(shell, event));
  event.respondWith(pages.answer(request, shell));
});

/** Pages of another build go on as they are: nothing here depends on a build. */
self.addEventListener('install', (event) => {
  // A browser that knows this rule does not even start the worker for a call.
  const addRoutes: unknown = Reflect.get(event, 'addRoutes');
  const calls = { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' };
  if (typeof addRoutes === 'function') event.waitUntil(addRoutes.call(event, [calls]));
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  const known: readonly string[] = Object.values(names);
  const clearOthers = async () => {
    for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clearOthers());
});

/** An open page asks for itself to be kept, with what it loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const { path, files: loaded, entry } = event.data ?? {};
  if (typeof path !== 'string' || !Array.isArray(loaded)) return;
  const keep = async () => {
    const shell = shellOf(path);
    if (shell !== null) {
      await pages.renew(shell, event);
      const isOther = typeof entry === 'string' && (await pages.isOther(shell, entry));
      if (isOther) event.source?.postMessage(NEW_PAGE);
    }
    for (const file of loaded.slice(0, 200)) await keepLoaded(String(file), event);
  };
  event.waitUntil(keep());
});

async function keepLoaded(file: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(file, self.location.origin);
  // A file that cannot be had now is kept when it is next loaded.
  await strategyOf(url)
    ?.handle({ request: new Request(url), event })
    .catch(() => undefined);
}

showPushes();
