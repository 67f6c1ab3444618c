import { randomUUID } from 'node:crypto';
import { bodyLimits } from '@callshot/contract';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { type Outage, outageOf } from '../database/outage.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Parts } from '../parts.ts';
import { handleError } from './answers/handle-error.ts';
import { sendCommonRefusal } from './answers/refusal.ts';
import { securityHeaders } from './answers/security-headers.ts';
import { type AdmissionLimits, createAdmission, type Leave } from './guard/admission.ts';
import { createCallCosts } from './guard/call-costs.ts';
import { createFrontDoor } from './guard/front-door.ts';
import { createGuardedPaths, firstWord, type GuardedPaths } from './guard/guarded-paths.ts';
import { createUrgentCalls } from './guard/urgent-calls.ts';
import {
  defaultWaitingBodyLimits,
  limitWaitingBodies,
  type WaitingBodyLimits,
} from './guard/waiting-bodies.ts';
import { holdsUnstorable } from './unstorable-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, for the log; null = a visitor. */
    userId: number | null;
  }
  interface FastifyContextConfig {
    /** Set by the contract's routes alone, which have their own checks. */
    isContract?: boolean;
    /** Weight in admission, as a multiple of a usual call. */
    cost?: number;
    /** No flood keeps it waiting, at the door and for the database. */
    isUrgent?: true;
  }
  interface FastifyInstance {
    /** Exempts the routes registered meanwhile from admission, since they cost next to nothing. */
    letThrough(register: () => unknown): Promise<void>;
    /** A place at the door for what a page that comes through anyway costs beside it; null = there is no room. */
    admitRead(): Promise<Leave | null>;
    /** Whether some route begins like this path: what else lies there is no page. */
    hasRoutesAt(path: string): boolean;
  }
}

export interface ServerLimits {
  readonly admission?: AdmissionLimits;
  readonly bodies?: WaitingBodyLimits;
}

/** An empty HTTP server with the product's manners: headers, bodies, errors, log lines, metrics. */
export function createServer(
  parts: Parts,
  metrics: Metrics,
  limits: ServerLimits = {},
): FastifyInstance {
  const admission = createAdmission(limits.admission);
  metrics.observeAdmission(() => admission.count());
  const headers = securityHeaders(parts.config.publicUrl);
  const outage = outageOf(parts.db, parts.log);
  const guarded = createGuardedPaths();
  const costs = createCallCosts();
  const urgent = createUrgentCalls();
  const app: FastifyInstance = Fastify({
    serverFactory: (handle) =>
      createFrontDoor({ admission, headers, guarded, costs, urgent }, handle),
    loggerInstance: parts.log,
    // Lines name their request themselves: pino searches the names of a child's fields for secrets anew.
    childLoggerFactory: (log) => log,
    // Stands in log lines and in the audit log, for all processes together.
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.config.trustProxy ?? false,
    bodyLimit: bodyLimits.usual,
    // A closing process answers requests on its open connections as usual.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      handleError(outage, error, request, reply.headers(headers));
    },
  });
  app.decorate('admitRead', async () => admission.enter('read'));
  app.decorateRequest('userId', null);
  app.addHook('onRoute', refuseUndeclaredChange);
  guardRoutes(app, guarded);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.cost !== undefined) costs.add({ method, url }, config.cost);
    if (config?.isUrgent) urgent.add({ method, url });
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url.includes('%00')) return sendCommonRefusal(reply, 'bad_request');
  });
  app.setErrorHandler((error, request, reply) => handleError(outage, error, request, reply));
  acceptJsonOnly(app);
  limitWaitingBodies(app, limits.bodies ?? defaultWaitingBodyLimits);
  metrics.observeRequests(app);
  logRequests(app, outage);
  return app;
}

/** Every route passes admission unless it is registered as exempt. */
function guardRoutes(app: FastifyInstance, guarded: GuardedPaths): void {
  let isLetThrough = false;
  const words = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    if (url !== '/') words.add(firstWord(url));
    if (!isLetThrough) guarded.add(url);
  });
  app.decorate('hasRoutesAt', (path: string) => words.has(firstWord(path)));
  app.decorate('letThrough', async (register: () => unknown) => {
    isLetThrough = true;
    await register();
    isLetThrough = false;
  });
}

/**
 * Routes outside the contract (files, health, live updates) have no cross-site checks, so they may
 * only read.
 */
function refuseUndeclaredChange({ method, url, config }: RouteOptions): void {
  const methods = [method].flat();
  if (config?.isContract === true || methods.every((name) => name === 'GET' || name === 'HEAD')) {
    return;
  }
  throw new Error(`${methods.join(',')} ${url}: only calls of the contract may change something`);
}

class BadBodyError extends Error {
  readonly statusCode = 400;
}

/** Forms can send text, never JSON, to another site. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (holdsUnstorable(body.toString())) done(new BadBodyError());
    else Promise.resolve(parseJson(request, body.toString(), done)).catch(done);
  });
}

const routesOfMonitors = new Set(['/healthz', '/readyz']);

/** One line a request. The route stands for the address: addresses hold names and tokens. */
function logRequests(app: FastifyInstance, outage: Pick<Outage, 'isOn'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '*';
    const { statusCode: status } = reply;
    // The line at the end of an outage counts its refusals.
    const isFault = status >= 500 && !(status === 503 && outage.isOn());
    const level = isFault ? 'error' : routesOfMonitors.has(route) ? 'debug' : 'info';
    request.log[level](
      {
        reqId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.userId === null ? {} : { userId: request.userId }),
      },
      'request',
    );
  });
}
