import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from './front-door.ts';
import { limitedAddress } from './limited-address.ts';

export interface WaitingBodyLimits {
  /** Timeout for a body that did not arrive with its head. */
  readonly ms: number;
  /** The most for one caller and for all; beyond that the body that has waited longest is dropped. */
  readonly ofCaller: number;
  readonly ofAll: number;
}

export const defaultWaitingBodyLimits: WaitingBodyLimits = { ms: 5000, ofCaller: 50, ofAll: 1000 };

/** The error that an abandoned body ends with. */
class WaitingBodyError extends Error {
  readonly statusCode: 408 | 429;
  constructor(statusCode: 408 | 429) {
    super('A body did not arrive');
    this.statusCode = statusCode;
  }
}

interface Waiting {
  readonly caller: string;
  readonly giveUp: (error: WaitingBodyError) => void;
}

/**
 * Limits request bodies that arrive later than their head: few for each caller, and not for long.
 * The oldest is dropped first, so that somebody who sends incomplete calls displaces their own, not
 * the call of another user behind the same address.
 */
export function limitWaitingBodies(app: FastifyInstance, limits: WaitingBodyLimits): void {
  /** In the order in which they came. */
  const waiting = new Set<Waiting>();
  const ofCaller = new Map<string, Set<Waiting>>();

  const stop = (body: Waiting): void => {
    waiting.delete(body);
    const own = ofCaller.get(body.caller);
    own?.delete(body);
    if (own?.size === 0) ofCaller.delete(body.caller);
  };
  const start = (body: Waiting): void => {
    const own = ofCaller.get(body.caller) ?? new Set();
    ofCaller.set(body.caller, own.add(body));
    waiting.add(body);
    const [oldestOwn] = own;
    const [oldest] = waiting;
    if (own.size > limits.ofCaller) oldestOwn?.giveUp(new WaitingBodyError(429));
    else if (waiting.size > limits.ofAll) oldest?.giveUp(new WaitingBodyError(429));
  };

  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.raw.complete || !isReadBy(request)) return done(null, payload);
    const body = passOn(payload);
    const timer = setTimeout(() => body.destroy(new WaitingBodyError(408)), limits.ms);
    const entry: Waiting = {
      caller: limitedAddress(request.ip),
      giveUp: (error) => body.destroy(error),
    };
    // Ended, failed or given up.
    body.once('close', () => {
      clearTimeout(timer);
      stop(entry);
    });
    start(entry);
    done(null, body);
  });
}

/** GET bodies are not read. A call without a body is complete only once its head was handled. */
const isReadBy = ({ method, raw }: FastifyRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && hasBody(raw);

/** Ends alone when it is given up: an answer can still be sent on the connection. */
function passOn(payload: Readable): PassThrough {
  const body = new PassThrough();
  payload.once('error', (error) => body.destroy(error));
  // Its reader is told, and may have stopped listening by then.
  body.on('error', () => {});
  return payload.pipe(body);
}
