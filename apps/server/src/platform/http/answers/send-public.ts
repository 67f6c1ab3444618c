import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from './entity-tag.ts';
import type { Printed } from './kept-answer.ts';

interface PublicAnswer {
  readonly printed: Printed;
  /** Headers by which the answer differs, beside the encoding. */
  readonly varies?: string;
}

/**
 * Sends an answer that is the same for everybody, with an entity tag, and compressed if the caller
 * accepts that. Only such answers, and those without a secret, are compressed, because the length of a compressed body gives
 * away secrets in it, and here there are none.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  { printed, varies }: PublicAnswer,
): FastifyReply {
  const tag = printed.tag();
  const named = varies === undefined ? 'Accept-Encoding' : `${varies}, Accept-Encoding`;
  reply.headers({ etag: tag, vary: named });
  if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return sendPrinted(request, reply, printed);
}

/** Compressed if the caller accepts that. */
export function sendPrinted(
  request: FastifyRequest,
  reply: FastifyReply,
  printed: Printed,
): FastifyReply {
  const gzip = takesGzip(request) ? printed.gzip() : null;
  if (gzip === null) return reply.send(printed.payload);
  return reply.header('content-encoding', 'gzip').send(gzip);
}

function takesGzip({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'];
  return typeof accepted === 'string' && negotiate(accepted, ['gzip']) === 'gzip';
}
