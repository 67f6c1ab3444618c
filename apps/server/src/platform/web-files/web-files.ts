import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCommonRefusal } from '../http/answers/refusal.ts';
import { policyOfPage } from '../http/answers/security-headers.ts';
import { metricsPath } from '../metrics/metrics-address.ts';
import type { AppParts } from '../parts.ts';
import { entryPageOf, homePage, pagesFolder } from './entry-page.ts';
import { findPreview, withPreview } from './page-preview.ts';
import { serveWorker, workerFiles } from './service-worker.ts';

/** The build puts a hash of the content into every name below this folder. */
const hashedFolder = '/assets/';
/** Trophies and flags: a screen shows dozens of them, and no page breaks where one is a day old. */
const drawnFolders = ['/trophies/', '/flags/'];
/** A file, or something hidden: no page of the app has a dot in its address. */
const fileName = /\./;
const acceptsPage = /text\/html|\*\/\*/;

type WebFiles = Pick<AppParts, 'webRoot' | 'previews' | 'worker'>;

/**
 * Serves the built web app, each file in the shortest encoding that the caller accepts; every
 * address that is neither a file nor a call opens the app.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  { webRoot, previews = [], worker = 'on' }: WebFiles,
): Promise<void> {
  const root = webRoot === undefined ? null : resolve(webRoot);
  const hasPages = root !== null && existsSync(join(root, homePage));
  if (hasPages) {
    await app.letThrough(async () => app.register(fastifyStatic, filesBelow(root)));
    await app.letThrough(async () => serveWorker(app, root, worker));
    // Every page of the build holds the same scripts and styles.
    const policy = policyOfPage(readFileSync(join(root, homePage), 'utf8'));
    app.addHook('onSend', async (_, reply) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policy);
    });
  }
  const isPage = (path: string): boolean =>
    !fileName.test(path) &&
    !app.hasRoutesAt(path) &&
    !notPages.some((other) => path === other || path.startsWith(`${other}/`));
  // Figures are served elsewhere; what lies in a folder of files is a file or nothing.
  const notPages = [metricsPath, ...(hasPages ? foldersIn(root) : [])];
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!hasPages || !isPage(path) || !asksForPage(request))
      return sendCommonRefusal(reply, 'not_found');
    if (previews.some(({ isUnlisted, path: form }) => isUnlisted && form.test(path)))
      reply.header('x-robots-tag', 'noindex');
    const page = entryPageOf(path);
    const preview = await findPreview(previews, path, () => app.admitRead());
    if (preview === null) return reply.sendFile(page);
    const written = await readFile(join(root, page), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(withPreview(written, preview));
  });
}

const foldersIn = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}`);

const filesBelow = (root: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  // Forms of files, and pages that stand for others: neither is an address of its own.
  globIgnore: ['**/*.{br,gz}', `${pagesFolder}/**`, workerFiles],
  preCompressed: true,
  cacheControl: false,
  setHeaders: (response, path) => {
    response.setHeader('cache-control', cacheControlOf(path));
    response.setHeader('vary', 'Accept-Encoding');
  },
});

function cacheControlOf(path: string): string {
  const address = path.replaceAll('\\', '/');
  if (address.includes(hashedFolder)) return 'public, max-age=31536000, immutable';
  const isDrawn = drawnFolders.some((folder) => address.includes(folder));
  return isDrawn ? 'public, max-age=86400' : 'no-cache';
}

function asksForPage({ method, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && acceptsPage.test(accept);
}
