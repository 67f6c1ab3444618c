import {
  commonRefusals,
  problemsAtMost,
  type Refusal,
  type RefusalBody,
  unexpected,
} from '@callshot/contract';
import type { FastifyReply } from 'fastify';
import type { RefusalDetails } from '../../outcome.ts';

type CommonCode = keyof typeof commonRefusals;

/** Seconds after which trying again makes sense, where the refusal does not say. */
const defaultRetryAfter: Partial<Record<Refusal['status'], number>> = { 429: 60, 503: 2 };

function bodyOf(
  code: string,
  { status, title }: Refusal,
  details: RefusalDetails = {},
): RefusalBody {
  const { problems, ...others } = details;
  const wait = details.retryAfter ?? defaultRetryAfter[status];
  const retryAfter = wait === undefined ? undefined : wholeWait(wait);
  return {
    title,
    code,
    ...(problems === undefined ? {} : firstOf(problems)),
    ...others,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Seconds up to a minute, then whole minutes: header, field and the words made of them say the same [rule: api-19]. */
const wholeWait = (seconds: number): number =>
  seconds <= 60 ? Math.max(1, Math.ceil(seconds)) : 60 * Math.ceil(seconds / 60);

/** A path can hold what the caller wrote, such as the name of a field. */
const longestPath = 200;

function firstOf(
  problems: NonNullable<RefusalDetails['problems']>,
): Pick<RefusalBody, 'problems' | 'moreProblems'> {
  const told = problems.slice(0, problemsAtMost).map((problem) => ({
    ...problem,
    path: problem.path.slice(0, longestPath),
  }));
  const more = problems.length - told.length;
  return { problems: told, ...(more > 0 ? { moreProblems: more } : {}) };
}

export function sendRefusal(
  reply: FastifyReply,
  code: string,
  refusal: Refusal,
  details?: RefusalDetails,
): FastifyReply {
  const body = bodyOf(code, refusal, details);
  if (body.retryAfter !== undefined) reply.header('retry-after', String(body.retryAfter));
  return sendJson(reply.code(refusal.status), body);
}

/** "Come back later", for where there is no reply to send it with. */
export function printUnavailable() {
  const refusal = commonRefusals.unavailable;
  const body = bodyOf('unavailable', refusal);
  const text = JSON.stringify(body);
  const headers = {
    'retry-after': String(body.retryAfter),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  };
  return { status: refusal.status, headers, text };
}

export const sendCommonRefusal = (
  reply: FastifyReply,
  code: CommonCode,
  details?: RefusalDetails,
): FastifyReply => sendRefusal(reply, code, commonRefusals[code], details);

/** The bare answer to what should not have happened: nothing of the cause leaves the server. */
export function sendUnexpected(reply: FastifyReply): FastifyReply {
  return sendJson(reply.code(500), unexpected);
}

function sendJson(reply: FastifyReply, body: RefusalBody): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
