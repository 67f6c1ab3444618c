import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { printUnavailable } from '../answers/refusal.ts';
import type { Admission, Leave } from './admission.ts';
import type { CallCosts } from './call-costs.ts';
import type { GuardedPaths } from './guarded-paths.ts';
import { dropIdleConnections } from './idle-connections.ts';
import type { Priority } from './throughput.ts';
import type { UrgentCalls } from './urgent-calls.ts';

export interface FrontDoor {
  readonly admission: Admission;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Calls that wait at the door. All others come through at once. */
  readonly guarded: Pick<GuardedPaths, 'cover'>;
  /** Places that a call takes. */
  readonly costs: Pick<CallCosts, 'of'>;
  readonly urgent: Pick<UrgentCalls, 'enter' | 'isOpen'>;
}

const timeouts = {
  headersTimeout: 5000,
  /**
   * For bodies that nobody reads, too; bodies that are read have a shorter timeout
   * (waiting-bodies.ts).
   */
  requestTimeout: 8000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
};

/**
 * The HTTP server with admission control. Under overload most calls can only be refused, and a
 * refusal as expensive as an answer would leave nothing for the admitted ones: so a call waits or
 * is refused here, before its route is looked up or a line is logged. It is admitted once all of it
 * has arrived, since a body that never comes would hold a place at no cost to its sender. Health and
 * files are always admitted, as long as a connection sends one request at a time: of pipelined
 * requests the server does not notice when their caller has gone.
 */
export function createFrontDoor(door: FrontDoor, handle: RequestListener): Server {
  const { admission, headers, guarded, costs, urgent } = door;
  const refusal = printUnavailable();
  const refusalHeaders = { ...headers, ...refusal.headers };

  const refuse = (response: ServerResponse): void => {
    response.writeHead(refusal.status, refusalHeaders);
    response.end(refusal.text);
  };
  const receive = (
    request: IncomingMessage,
    response: ServerResponse,
    leave: Leave | null,
  ): void => {
    if (leave === null) refuse(response);
    else if (response.destroyed) leave();
    else {
      keepPlace(request, response, leave);
      handle(request, response);
    }
  };
  const enter = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url } = request;
    const entered =
      urgent.enter(method, url) ?? admission.enter(priorityOf(request), costs.of(method, url));
    if (entered instanceof Promise) {
      entered.then((leave) => receive(request, response, leave)).catch(() => response.destroy());
    } else receive(request, response, entered);
  };
  const receiveBody = (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url } = request;
    const priority = priorityOf(request);
    if (response.destroyed) return;
    if (request.complete) enter(request, response);
    else if (!urgent.isOpen(method, url) && !admission.isOpen(priority)) refuse(response);
    else {
      takers.set(request, () => urgent.enter(method, url) ?? admission.enter(priority));
      handle(request, response);
    }
  };
  const server = createServer(timeouts, (request: IncomingMessage, response: ServerResponse) => {
    if (response.socket === null) refuse(response);
    else if (!guarded.cover(request.url)) handle(request, response);
    else if (!hasBody(request)) enter(request, response);
    // A body that came with the head is read after this turn, and nearly every body has.
    else process.nextTick(receiveBody, request, response);
  });
  dropIdleConnections(server);
  return server;
}

type Entered = ReturnType<Admission['enter']>;

const takers = new WeakMap<IncomingMessage, () => Entered>();
const nothingToLeave: Leave = () => {};

/** The place of a call that nobody works on yet: left with the end of the answer. */
function keepPlace(request: IncomingMessage, response: ServerResponse, leave: Leave): void {
  let isTaken = false;
  takers.set(request, () => {
    isTaken = true;
    return leave;
  });
  response.once('close', () => {
    if (!isTaken) leave();
  });
}

/**
 * A handler holds the place of its call until it is done, even if the caller has gone. A call whose body was long on its way gets one only now. Null = there is no room.
 */
export function takePlace(request: IncomingMessage): Entered {
  const take = takers.get(request);
  return take ? take() : nothingToLeave;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Saves are no GETs; the few GETs that change something wait with the reads. */
const priorityOf = ({ method }: IncomingMessage): Priority =>
  method === 'GET' || method === 'HEAD' ? 'read' : 'write';
