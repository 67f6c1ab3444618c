import { clearKept } from './clear-kept.ts';

declare const self: ServiceWorkerGlobalScope;

/** Takes the place of every worker and ends itself: SERVICE_WORKER=off. Open pages stay as they are. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  try {
    await clearKept();
  } finally {
    await self.registration.unregister();
  }
}
