import { resolve } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCommonRefusal } from '../http/answers/refusal.ts';
import { createCookies } from '../http/caller/cookies.ts';
import { metricsPath } from '../metrics/metrics-address.ts';
import type { AppParts } from '../parts.ts';
import { entryPageOf, homePage, pagesFolder } from './entry-page.ts';
import { keptNameOf, sendKeptFile } from './kept-files.ts';
import { languageOfPage } from './page-language.ts';
import { findPreview } from './page-preview.ts';
import { foldersIn, readPages } from './pages.ts';
import { serveWorker, workerFiles } from './service-worker.ts';

/** The build puts a hash of the content into every name below this folder. */
const hashedFolder = '/assets/';
/** Trophies and flags: a screen shows dozens of them, and no page breaks where one is a day old. */
const drawnFolders = ['/trophies/', '/flags/'];
/** A file, or something hidden: no page of the app has a dot in its address. */
const fileName = /\./;
const acceptsPage = /text\/html|\*\/\*/;

type WebFiles = Pick<
  AppParts,
  'db' | 'config' | 'webRoot' | 'previews' | 'worker' | 'languageOfSession'
>;

/**
 * Serves the built web app, each file in the shortest encoding that the caller accepts; every
 * address that is neither a file nor a call opens the app.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  { db, config, webRoot, previews = [], worker = 'on', languageOfSession }: WebFiles,
): Promise<void> {
  const root = webRoot === undefined ? null : resolve(webRoot);
  const pages = root && readPages(root);
  if (pages) {
    await app.letThrough(async () => app.register(fastifyStatic, filesBelow(root)));
    await app.letThrough(async () => serveWorker(app, root, worker));
  }
  const isPage = (path: string): boolean =>
    !fileName.test(path) &&
    !app.hasRoutesAt(path) &&
    !notPages.some((other) => path === other || path.startsWith(`${other}/`));
  // Figures are served elsewhere; what lies in a folder of files is a file or nothing.
  const notPages = [metricsPath, ...(pages ? foldersIn(root).map((name) => `/${name}`) : [])];
  const admit = () => app.admitRead();
  const cookies = createCookies(config.publicUrl);
  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const keptName = pages && isRead(request) ? keptNameOf(path) : null;
    if (keptName !== null) {
      const leave = await admit();
      if (leave === null) return sendCommonRefusal(reply, 'unavailable');
      const sent = await sendKeptFile(db, keptName, request, reply).finally(leave);
      if (sent !== null) return sent;
    }
    if (!pages || !isPage(path) || !asksForPage(request))
      return sendCommonRefusal(reply, 'not_found');
    if (previews.some(({ isUnlisted, path: form }) => isUnlisted && form.test(path)))
      reply.header('x-robots-tag', 'noindex');
    const { languages } = pages;
    const [language, preview] = await Promise.all([
      languageOfPage({ languages, cookies, languageOfSession, admit }, request),
      findPreview(previews, path, admit),
    ]);
    return pages.send(request, reply, { name: entryPageOf(path), language, preview });
  });
}

const filesBelow = (root: string): FastifyStaticOptions => ({
  root,
  wildcard: false,
  // Forms of files, and pages, which are served by their addresses.
  globIgnore: ['**/*.{br,gz}', homePage, `${pagesFolder}/**`, workerFiles],
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

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function asksForPage(request: FastifyRequest): boolean {
  return isRead(request) && acceptsPage.test(request.headers.accept ?? '*/*');
}
