import type { FastifyInstance } from 'fastify';
import { type Printed, printedText } from '../platform/http/answers/kept-answer.ts';
import { sendPublic } from '../platform/http/answers/send-public.ts';
import { printDocsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { createOpenApi } from './openapi.ts';

/** Serves the contract, for people and for programs; printed when first asked for. */
export function registerDocs(app: FastifyInstance): void {
  serve(app, '/api/docs', 'text/html; charset=utf-8', printDocsPage);
  serve(app, '/api/docs/docs.css', 'text/css; charset=utf-8', () => docsStyle);
  serve(app, '/api/openapi.json', 'application/json; charset=utf-8', () =>
    JSON.stringify(createOpenApi()),
  );
}

function serve(app: FastifyInstance, url: string, type: string, print: () => string): void {
  let printed: Printed | undefined;
  app.get(url, (request, reply) => {
    printed ??= printedText(print());
    reply.type(type).header('cache-control', 'public, max-age=0, must-revalidate');
    return sendPublic(request, reply, { printed });
  });
}
