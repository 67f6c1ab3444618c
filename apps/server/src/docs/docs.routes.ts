import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isFresh } from '../platform/http/entity-tag.ts';
import { printDocsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { createOpenApi } from './openapi.ts';

interface Document {
  readonly type: string;
  readonly text: string;
}

/** Serves the contract, for people and for programs; printed when first asked for. */
export function registerDocs(app: FastifyInstance): void {
  serve(app, '/api/docs', 'text/html; charset=utf-8', printDocsPage);
  serve(app, '/api/docs/docs.css', 'text/css; charset=utf-8', () => docsStyle);
  serve(app, '/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(createOpenApi()),
  );
}

function serve(app: FastifyInstance, url: string, type: string, print: () => string): void {
  let printed: Document | undefined;
  app.get(url, (request, reply) => {
    printed ??= { type, text: print() };
    return send(printed, request, reply);
  });
}

function send(
  { type, text }: Document,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const tag = entityTag(text);
  reply.headers({ etag: tag, 'cache-control': 'public, max-age=0, must-revalidate' });
  if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(type).send(text);
}
