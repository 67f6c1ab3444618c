import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isFresh } from '../http/answers/entity-tag.ts';
import { policyOfPage } from '../http/answers/security-headers.ts';
import { homePage, pagesFolder } from './entry-page.ts';
import { type Preview, withPreview } from './page-preview.ts';

const ENGLISH = 'en';

/** A page of the build, with the shorter forms that lie beside it. */
interface Page {
  readonly html: string;
  readonly tag: string;
  readonly policy: string;
  readonly encoded: ReadonlyMap<string, Buffer>;
}

export interface Pages {
  /** English first. */
  readonly languages: readonly string[];
  send(request: FastifyRequest, reply: FastifyReply, asked: AskedPage): FastifyReply;
}

interface AskedPage {
  readonly name: string;
  readonly language: string;
  readonly preview: Preview | null;
}

const encodings = { br: '.br', gzip: '.gz' };

/** The pages of a build, in all of its languages; null where there is no build. They are few and small. */
export function readPages(root: string): Pages | null {
  if (!existsSync(join(root, homePage))) return null;
  const others = foldersIn(join(root, pagesFolder));
  const languages = [ENGLISH, ...others];
  const pages = new Map<string, Page>();
  for (const language of languages) {
    const folder = language === ENGLISH ? pagesFolder : join(pagesFolder, language);
    const home = language === ENGLISH ? homePage : join(folder, homePage);
    pages.set(`${language} ${homePage}`, readPage(join(root, home)));
    for (const file of htmlIn(join(root, folder))) {
      pages.set(`${language} ${file}`, readPage(join(root, folder, file)));
    }
  }
  return {
    languages,
    send: (request, reply, { name, language, preview }) => {
      const page = pages.get(`${language} ${name}`);
      if (page === undefined) throw new Error(`The build has no ${name} in ${language}`);
      reply.type('text/html; charset=utf-8').headers({
        vary: languages.length > 1 ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
        'content-security-policy': page.policy,
      });
      return preview === null ? sendPage(request, reply, page) : sendOnce(reply, page, preview);
    },
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { headers } = request;
  reply.headers({ 'cache-control': 'no-cache', etag: page.tag });
  if (isFresh(headers['if-none-match'], page.tag)) return reply.code(304).send();
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = negotiate(accepted, [...page.encoded.keys()]);
  const encoded = encoding === null ? undefined : page.encoded.get(encoding);
  if (encoded === undefined) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(encoded);
}

const sendOnce = (reply: FastifyReply, { html }: Page, preview: Preview): FastifyReply =>
  reply.header('cache-control', 'no-store').send(withPreview(html, preview));

function readPage(path: string): Page {
  const html = readFileSync(path, 'utf8');
  const encoded = Object.entries(encodings).flatMap(([name, ending]) =>
    existsSync(path + ending) ? [[name, readFileSync(path + ending)] as const] : [],
  );
  return {
    html,
    tag: entityTag(html),
    policy: policyOfPage(html),
    encoded: new Map(encoded),
  };
}

export const foldersIn = (folder: string): string[] =>
  entriesOf(folder, (entry) => entry.isDirectory());

const htmlIn = (folder: string): string[] =>
  entriesOf(folder, ({ name }) => name.endsWith('.html') && name !== homePage);

function entriesOf(
  folder: string,
  isMeant: (entry: { readonly name: string; isDirectory(): boolean }) => boolean,
): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(isMeant)
    .map(({ name }) => name)
    .sort();
}
