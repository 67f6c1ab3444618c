import { bodyLimitOf, needsSiteChecks } from '@callshot/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withAuditOrigin } from '../audit/audit-origin.ts';
import { goneSince } from '../database/database.ts';
import { DatabaseQuietError, isDatabaseUnavailable } from '../database/database-unavailable.ts';
import { type Outage, outageOf } from '../database/outage.ts';
import { asUrgent } from '../database/urgency.ts';
import { type Outcome, refuse } from '../outcome.ts';
import type { Parts } from '../parts.ts';
import { type CallLimits, createCallLimits } from '../rate-limits/call-limits.ts';
import { rateLimitsOf } from '../rate-limits/rate-limits.ts';
import { type LastAnswers, lastAnswersOf } from './answers/last-answers.ts';
import { sendCommonRefusal } from './answers/refusal.ts';
import { sendLast, sendOutcome, sendRefused } from './answers/send-outcome.ts';
import { createCookies, sessionCookie } from './caller/cookies.ts';
import { type CallerSources, findCaller, isByToken } from './caller/find-caller.ts';
import type { ReadKey } from './caller/read-key.ts';
import { createSessionReader } from './caller/session-reader.ts';
import { checkEndpoints, type EndpointTable, type Route } from './check-endpoints.ts';
import { isFromElsewhere } from './guard/cross-site.ts';
import { takePlace } from './guard/front-door.ts';
import type { KeyHolder } from './handler.ts';
import { parseInput } from './parse-input.ts';
import { createPatience, type Patience, type PatientCall } from './patience.ts';

export interface Registration {
  readonly parts: Parts;
  readonly endpoints: EndpointTable;
  readonly handlers: object;
  /** Needed as soon as a call is for key holders. */
  readonly readKey?: ReadKey;
}

interface Service extends CallerSources {
  readonly parts: Parts;
  readonly ownOrigin: string;
  readonly rateLimits: CallLimits;
  readonly patience: Patience;
  readonly lastAnswers: LastAnswers;
  readonly outage: Outage;
}

/** A handler with its key's types forgotten: the table is walked at run time. */
type AnyHandler = (call: unknown) => Promise<Outcome<unknown, string>>;

/** Without a reader no call is for key holders, and no token opens one. */
const holdsNoKey: ReadKey = async () => null;

/** Serves every call of the contract, each with its checks, and nothing that is not declared. */
export function registerEndpoints(app: FastifyInstance, registration: Registration): void {
  const { parts, endpoints, handlers, readKey } = registration;
  const { publicUrl } = parts.config;
  const cookies = createCookies(publicUrl);
  const rateLimits = createCallLimits(parts.db, parts.config.rateLimits ?? rateLimitsOf());
  const service: Service = {
    parts,
    db: parts.db,
    readSession: createSessionReader(parts.db),
    cookies,
    ownOrigin: new URL(publicUrl).origin,
    rateLimits,
    patience: createPatience(parts.db),
    lastAnswers: lastAnswersOf(parts.db),
    outage: outageOf(parts.db, parts.log),
    readKey: readKey ?? holdsNoKey,
  };
  for (const route of checkEndpoints(endpoints, handlers, readKey)) {
    const handler = Reflect.get(handlers, route.key) as AnyHandler;
    if (route.endpoint.isTokenProof) registerTokenRoute(app, service, route, handler);
    else if (route.endpoint.signedBy) registerSignedRoute(app, service, route, handler);
    else registerRoute(app, service, route, handler);
  }
}

/** RFC 8058 lets a mail program send its one field in either form; a room of its own takes them. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function registerTokenRoute(
  app: FastifyInstance,
  service: Service,
  route: Route,
  handler: AnyHandler,
): void {
  app.register(async (room) => {
    room.addContentTypeParser(formTypes, { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    registerRoute(room, service, route, handler);
  });
}

/** The signature covers the raw bytes, so it is checked before they are parsed. */
function registerSignedRoute(
  app: FastifyInstance,
  service: Service,
  route: Route,
  handler: AnyHandler,
): void {
  app.register(async (room) => {
    room.removeContentTypeParser('application/json');
    room.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    registerRoute(room, service, route, handler);
  });
}

function registerRoute(
  app: FastifyInstance,
  service: Service,
  route: Route,
  handler: AnyHandler,
): void {
  const { mutates, cost, sends, isUrgent = false } = route.endpoint;
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: bodyLimitOf(route.endpoint),
    // A HEAD runs its GET's handler. It must not change anything, nor make a whole file for nobody.
    exposeHeadRoute: route.method === 'GET' && !mutates && !sends,
    config: {
      isContract: true,
      ...(cost !== undefined && { cost }),
      ...(isUrgent && { isUrgent }),
    },
    onRequest: async (request, reply) => {
      if (!needsSiteChecks(route.endpoint)) return;
      // No browser sends a token by itself, and no cookie takes part where one is sent.
      if (route.endpoint.token !== undefined && isByToken(route.endpoint, request)) return;
      if (!isFromElsewhere(request.headers, service.ownOrigin)) return;
      return sendCommonRefusal(reply, 'cross_site');
    },
    handler: async (request, reply) => {
      const leave = await takePlace(request.raw);
      if (leave === null) return sendCommonRefusal(reply, 'unavailable');
      const patient = service.patience.begin(isUrgent);
      try {
        const exchange = { request, reply, wait: patient.wait };
        const work = () => answer(service, route, handler, exchange);
        return await (isUrgent ? asUrgent(work) : work());
      } finally {
        patient.end();
        leave();
      }
    },
  });
}

async function answer(
  service: Service,
  route: Route,
  handler: AnyHandler,
  { request, reply, wait }: WaitingExchange,
): Promise<FastifyReply> {
  const found = await wait(findCaller(service, route, request, reply));
  if (!found.ok) return sendCommonRefusal(reply, found.code);
  const { caller, token, cookies, headers, sessionId } = found.value;
  if (token !== null) {
    const tooOften = await wait(countTokenCall(service.rateLimits, token, reply));
    if (tooOften !== null) return sendCommonRefusal(reply, 'too_many_requests', tooOften);
  }
  const input = parseInput(route.endpoint, request);
  if (!input.ok) return sendCommonRefusal(reply, 'bad_request', { problems: input.problems });
  const tooOften = await wait(service.rateLimits.take(route, caller));
  if (tooOften !== null) {
    const { code, retryAfter } = tooOften;
    return sendRefused(route, refuse(code, { retryAfter }), reply);
  }
  const call = {
    params: input.params,
    query: input.query,
    body: input.body,
    caller,
    headers,
    cookies,
    setCookie: (name: string, value: string, options?: { maxAge?: number; httpOnly?: boolean }) =>
      service.cookies.set(reply, name, value, options),
    clearCookie: (name: string) => service.cookies.clear(reply, name),
  };
  const origin = { requestId: request.id, sessionId };
  const { isAnswerChecked } = service.parts.config;
  const isByToken = token !== null;
  const exchange = { request, reply, isAnswerChecked, isByToken };
  const isVisitor = !isByToken && !cookies[sessionCookie];
  const place = service.lastAnswers.placeFor({
    ...{ key: route.key, endpoint: route.endpoint, isVisitor, gameId: caller.gameId },
    ...{ params: input.params, query: input.query },
  });
  try {
    const outcome = await wait(
      route.endpoint.mutates ? withAuditOrigin(origin, () => handler(call)) : handler(call),
      place?.last() != null,
    );
    return sendOutcome(route, outcome, {
      ...exchange,
      // Only what is in memory is answered while the database is known to be gone.
      ofBefore: route.method === 'GET' ? goneSince(service.db) : null,
      place,
    });
  } catch (error) {
    const last = isDatabaseUnavailable(error) ? place?.last() : null;
    if (!last) throw error;
    if (!(error instanceof DatabaseQuietError)) service.outage.note(error, 'probe');
    return sendLast(route, last, exchange);
  }
}

interface WaitingExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly wait: PatientCall['wait'];
}

/** Counts a call of a token, and tells its program how many are left. */
async function countTokenCall(
  rateLimits: CallLimits,
  { id }: KeyHolder,
  reply: FastifyReply,
): Promise<{ readonly retryAfter: number } | null> {
  const { most, left, freeInSeconds, retryAfter } = await rateLimits.takeOfToken(id);
  reply.headers({
    'ratelimit-limit': String(most),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(freeInSeconds),
  });
  return retryAfter === null ? null : { retryAfter };
}
