import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { choiceSetting } from '../environment/setting.ts';

/** push: it keeps nothing and shows pushes; off: it clears what it kept and ends itself. */
export type WorkerMode = 'on' | 'push' | 'off';

/** Browsers look for another script with every page they open, past their caches and past the worker. */
const scripts: Readonly<Record<WorkerMode, string>> = {
  on: 'sw.js',
  push: 'sw-push.js',
  off: 'sw-off.js',
};
/** As the build names them: only one has an address, and which one is the operator's. */
export const workerFiles = 'sw*.js';

export const workerSetting = choiceSetting('SERVICE_WORKER', {
  choices: ['on', 'push', 'off'],
  fallback: 'on',
  meaning:
    'What browsers keep for a later visit: `on`; `push`, nothing, and pushes are still shown; `off` also ends the subscriptions to push, which people then switch on anew.',
});

/** The address of the service worker never changes, whatever is served there. */
export function serveWorker(app: FastifyInstance, root: string, mode: WorkerMode): void {
  if (existsSync(join(root, scripts[mode]))) {
    app.get('/sw.js', (_request, reply) => reply.sendFile(scripts[mode]));
  }
}
