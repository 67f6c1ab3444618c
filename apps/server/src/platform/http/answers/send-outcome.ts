import {
  commonRefusals,
  type Endpoint,
  ofBeforeHeader,
  type Picture,
  type Refusal,
  type SentFile,
} from '@callshot/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome, Refused } from '../../outcome.ts';
import type { Route } from '../check-endpoints.ts';
import { checkAnswer } from './check-answer.ts';
import { serverTime, withLaterTime } from './entity-tag.ts';
import { type Printed, printAnswer, printedText } from './kept-answer.ts';
import type { AnswerPlace, LastAnswer } from './last-answers.ts';
import { sendRefusal } from './refusal.ts';
import { sendFile } from './send-file.ts';
import { sendPicture } from './send-picture.ts';
import { sendPrinted, sendPublic } from './send-public.ts';
import { withToldFaults } from './told-faults.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isAnswerChecked: boolean;
  /** A personal token was sent: no shared cache keeps what is said of its limit. */
  readonly isByToken: boolean;
}

interface OutcomeExchange extends Exchange {
  /** The database is gone since then, so that the outcome is of before; null = it is there. */
  readonly ofBefore?: Date | null;
  /** Keeps the answer for an outage of the database. */
  readonly place?: AnswerPlace | null;
}

/** Sends what a handler came to: its answer, or the refusal that the contract words. */
export function sendOutcome(
  route: Route,
  outcome: Outcome<unknown, string>,
  exchange: OutcomeExchange,
): FastifyReply {
  const { request, reply, isAnswerChecked, ofBefore = null, place = null } = exchange;
  if (!outcome.ok) return sendRefused(route, outcome, reply);
  if (route.endpoint.produces) {
    return sendPicture(request, reply, outcome.value as Picture, route.endpoint);
  }
  if (route.endpoint.sends) return sendFile(reply, outcome.value as SentFile, route.endpoint);
  const printed = printAnswer(withToldFaults(route.endpoint, outcome.value));
  if (isAnswerChecked) checkAnswer(route.key, route.endpoint, printed.payload);
  if (hasNoContent(route.endpoint)) {
    return reply.code(204).header('cache-control', 'no-store').send();
  }
  if (ofBefore === null) place?.keep(printed);
  else reply.header(ofBeforeHeader, ofBefore.toISOString());
  return sendAnswer(route, printed, exchange);
}

/** Sends an answer as it was last given, with the time as it is now. */
export function sendLast(
  route: Route,
  { printed, at, age }: LastAnswer,
  exchange: Exchange,
): FastifyReply {
  exchange.reply.header(ofBeforeHeader, at.toISOString());
  const isTimed = route.endpoint.tellsTime === true || serverTime.test(printed.payload);
  const now = isTimed ? printedText(withLaterTime(printed.payload, age())) : printed;
  return sendAnswer(route, now, exchange);
}

function sendAnswer(route: Route, printed: Printed, exchange: Exchange): FastifyReply {
  const { request, reply, isByToken } = exchange;
  reply.type('application/json; charset=utf-8');
  const { cache, isSecretless = false, tellsTime = false } = route.endpoint;
  if (tellsTime) tellTime(reply, printed);
  if (cache === 'private') {
    reply.header('cache-control', 'no-store');
    return isSecretless ? sendPrinted(request, reply, printed) : reply.send(printed.payload);
  }
  const shared = tellsTime ? askedForEachTime : keptForAMoment;
  reply.header('cache-control', isByToken ? keptByItsProgram : shared);
  return sendPublic(request, reply, {
    printed,
    varies: isByToken ? 'Game, Authorization' : 'Game',
  });
}

/**
 * A second takes a rush off the server and shows old results hardly longer than the boards' own
 * making. Not beyond it: no `stale-while-revalidate`, which would show them for longer.
 */
const keptForAMoment = 'public, max-age=0, s-maxage=1, must-revalidate';
/** With the server's clock: an answer out of a cache would set clocks back. */
const askedForEachTime = 'public, max-age=0, must-revalidate';

const keptByItsProgram = 'private, max-age=0, must-revalidate';

function tellTime(reply: FastifyReply, { fresh }: Printed): void {
  const [, time] = serverTime.exec(fresh) ?? [];
  if (time !== undefined) reply.header('server-time', time);
}

/** The contract says "no content" with a response that can only be null. */
export const hasNoContent = (endpoint: Endpoint): boolean => endpoint.response.type === 'null';

/** Sends a refusal as the contract words it. */
export function sendRefused(
  route: Route,
  refused: Refused<string>,
  reply: FastifyReply,
): FastifyReply {
  const common: Readonly<Record<string, Refusal>> = commonRefusals;
  const refusal = route.endpoint.refusals[refused.code] ?? common[refused.code];
  if (refusal === undefined) throw new Error(`${route.key} has no refusal ${refused.code}`);
  return sendRefusal(reply, refused.code, refusal, refused.details);
}
