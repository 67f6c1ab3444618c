import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCommonRefusal } from '../http/refusal.ts';

const entryPage = 'index.html';
/** The build puts a hash of the content into every name below this folder. */
const hashedFolder = '/assets/';
const notPages = /^\/(api|submissions|healthz|readyz|metrics|assets)(\/|$)/;
const fileName = /\.[a-z\d]{2,5}$/i;
const acceptsPage = /text\/html|\*\/\*/;

/** Serves the built web part; every address that is no file and no call opens the app. */
export async function registerWebFiles(app: FastifyInstance, webRoot?: string): Promise<void> {
  const root = webRoot === undefined ? null : resolve(webRoot);
  const hasPages = root !== null && existsSync(join(root, entryPage));
  if (hasPages) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', cacheControlOf(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) =>
    hasPages && isPageVisit(request)
      ? reply.sendFile(entryPage)
      : sendCommonRefusal(reply, 'not_found'),
  );
}

const cacheControlOf = (path: string): string =>
  path.replaceAll('\\', '/').includes(hashedFolder)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

function isPageVisit(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = ''] = request.url.split('?');
  const { accept = '*/*' } = request.headers;
  return !notPages.test(path) && !fileName.test(path) && acceptsPage.test(accept);
}
