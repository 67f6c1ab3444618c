import { Readable } from 'node:stream';
import type { Endpoint, SentFile } from '@callshot/contract';
import type { FastifyReply } from 'fastify';

/** A reader that takes nothing for so long has gone, and gives the place to the next. */
const silentAtMostMs = 60_000;

/** Two pieces wait at most, so that a slow reader costs no memory. */
const piecesAhead = 2;

/** Sends a file while it is made. A failure on the way breaks the connection, so that no half file looks whole. */
export function sendFile(
  reply: FastifyReply,
  { type, name, pieces }: SentFile,
  { sends = [] }: Pick<Endpoint, 'sends'>,
): FastifyReply {
  if (!sends.includes(type)) throw new Error(`The contract knows of no ${type} here`);
  const stream = Readable.from(pieces, { highWaterMark: piecesAhead });
  reply.raw.setTimeout(silentAtMostMs, () => stream.destroy(new Error('Nobody reads the file')));
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`)
    .send(stream);
}
