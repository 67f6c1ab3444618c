import { largestBodyLimit } from '@callshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/database-unavailable.ts';
import type { Outage } from '../../database/outage.ts';
import { sendCommonRefusal, sendUnexpected } from './refusal.ts';

/** The only place where a failure becomes an answer; its cause goes to the log alone. */
export function handleError(
  outage: Pick<Outage, 'note'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isDatabaseUnavailable(error)) {
    outage.note(error, 'request');
    return sendCommonRefusal(reply, 'unavailable');
  }
  const status = clientErrorStatus(error);
  if (status === 413) return refuseBody(request, reply);
  if (status === 408) return sendCommonRefusal(reply, 'too_slow');
  if (status === 429) return sendCommonRefusal(reply, 'too_many_requests', { retryAfter: 5 });
  if (status !== null) return sendCommonRefusal(reply, 'bad_request');
  request.log.error({ reqId: request.id, err: error }, 'unexpected failure');
  return sendUnexpected(reply);
}

/**
 * Closing a connection with an unread body resets it, often before the refusal is read. A proxy
 * then takes this process for dead, and a few such calls would leave it no process to send to. So
 * bodies from a proxy are read to the end.
 */
function refuseBody(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (Number(request.headers['content-length']) <= 2 * largestBodyLimit) {
    reply.removeHeader('connection');
    request.raw.unpipe().resume();
  }
  return sendCommonRefusal(reply, 'too_large');
}

/** Fastify marks what a caller did wrong (a body that is no JSON, too large, of another type). */
function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : null;
}
