import { clearKept } from './clear-kept.ts';
import { showPushes } from './pushes.ts';

declare const self: ServiceWorkerGlobalScope;

/** Stands in for the worker where the operator has it keep nothing: SERVICE_WORKER=push. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(clearKept()));
showPushes();
