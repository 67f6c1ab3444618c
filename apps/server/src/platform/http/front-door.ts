import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Admission, Leave, Priority } from './admission.ts';
import { printUnavailable } from './refusal.ts';

export interface FrontDoor {
  readonly admission: Admission;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly requestTimeout: number;
}

/**
 * The HTTP server itself. In a flood most calls can only be refused, and a refusal that costs as much
 * as an answer would leave nothing to those that are let in: a call waits here for its place, or is
 * turned away, before its body is read, its route is looked up or a line is logged. Health, metrics,
 * files and live updates always come through.
 */
export function createFrontDoor(door: FrontDoor, handle: RequestListener): Server {
  const { admission, headers, requestTimeout } = door;
  const refusal = printUnavailable();
  const refusalHeaders = { ...headers, ...refusal.headers };
  const options = { requestTimeout, keepAliveTimeout: 72_000 };

  const receive = (
    request: IncomingMessage,
    response: ServerResponse,
    leave: Leave | null,
  ): void => {
    if (leave === null) {
      response.writeHead(refusal.status, refusalHeaders);
      response.end(refusal.text);
    } else if (response.destroyed) leave();
    else {
      places.set(request, leave);
      response.once('close', () => keepPlace(request)());
      handle(request, response);
    }
  };
  return createServer(options, (request: IncomingMessage, response: ServerResponse) => {
    if (!isCall(request)) {
      handle(request, response);
      return;
    }
    const place = admission.enter(priorityOf(request));
    if (place instanceof Promise) void place.then((leave) => receive(request, response, leave));
    else receive(request, response, place);
  });
}

const places = new WeakMap<IncomingMessage, Leave>();
const noPlace: Leave = () => {};

/**
 * Whoever works on a call keeps its place until they are done, even for a caller that has gone; else
 * it is left with the end of the answer.
 */
export function keepPlace(request: IncomingMessage): Leave {
  const leave = places.get(request) ?? noPlace;
  places.delete(request);
  return leave;
}

/** Calls of the contract, in any spelling: routes are looked up decoded. */
const isCall = ({ url = '' }: IncomingMessage): boolean => /^\/(api\/|[^/?]*%)/.test(url);

/** Saves are no GETs; the few GETs that change something wait with the reads. */
const priorityOf = ({ method }: IncomingMessage): Priority =>
  method === 'GET' || method === 'HEAD' ? 'read' : 'write';
