import type { Endpoint, Picture } from '@callshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isFresh } from './entity-tag.ts';

const cachings: Readonly<Record<Endpoint['cache'], string>> = {
  private: 'no-store',
  public: 'public, max-age=0, must-revalidate',
  forever: 'public, max-age=31536000, immutable',
};

/** Sends a picture as it is: no game changes it, and compressing it again gains nothing. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, bytes }: Picture,
  { cache, produces = [] }: Pick<Endpoint, 'cache' | 'produces'>,
): FastifyReply {
  if (!produces.includes(type)) throw new Error(`The contract knows of no ${type} here`);
  reply.header('cache-control', cachings[cache]);
  if (cache !== 'private') {
    const tag = entityTag(bytes);
    reply.header('etag', tag);
    if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
