import { commonRefusals, type Endpoint, type Refusal } from '@callshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkAnswer } from './check-answer.ts';
import type { Route } from './check-endpoints.ts';
import { isFresh } from './entity-tag.ts';
import type { Refused } from './handler.ts';
import { type Printed, printAnswer } from './kept-answer.ts';
import { sendRefusal } from './refusal.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isAnswerChecked: boolean;
}

/** Sends what a handler came to: its answer, or the refusal that the contract words. */
export function sendResult(route: Route, result: unknown, exchange: Exchange): FastifyReply {
  const { request, reply, isAnswerChecked } = exchange;
  if (isRefused(result)) return sendRefused(route, result, reply);
  const printed = printAnswer(result ?? null);
  if (isAnswerChecked) checkAnswer(route.key, route.endpoint, printed.payload);
  if (hasNoContent(route.endpoint)) {
    return reply.code(204).header('cache-control', 'no-store').send();
  }
  reply.type('application/json; charset=utf-8');
  if (route.endpoint.cache === 'private') {
    return reply.header('cache-control', 'no-store').send(printed.payload);
  }
  return sendPublic(request, reply, printed);
}

/** The contract says "no content" with a response that can only be null. */
export const hasNoContent = (endpoint: Endpoint): boolean => endpoint.response.type === 'null';

function sendPublic(request: FastifyRequest, reply: FastifyReply, printed: Printed): FastifyReply {
  const { payload } = printed;
  const tag = printed.tag();
  reply.headers({
    etag: tag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Game, Cookie',
  });
  if (isFresh(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(payload);
}

const isRefused = (result: unknown): result is Refused<string> =>
  typeof result === 'object' && result !== null && 'refused' in result;

function sendRefused(route: Route, refused: Refused<string>, reply: FastifyReply): FastifyReply {
  const common: Readonly<Record<string, Refusal>> = commonRefusals;
  const refusal = route.endpoint.refusals[refused.refused] ?? common[refused.refused];
  if (refusal === undefined) throw new Error(`${route.key} has no refusal ${refused.refused}`);
  return sendRefusal(reply, refused.refused, refusal, refused.details);
}
