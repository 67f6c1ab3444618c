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
  /** A call whose body takes longer gives its place away, and waits for another once it is there. */
  readonly bodyMs?: number;
}

/**
 * The HTTP server itself. In a flood most calls can only be refused, and a refusal that costs as much
 * as an answer would leave nothing to those that are let in: a call waits here for its place, or is
 * turned away, before its body is read, its route is looked up or a line is logged. Health, metrics,
 * files and live updates always come through, as long as a connection asks for one thing at a time:
 * of what waits behind another answer nobody hears when its caller has gone.
 */
export function createFrontDoor(door: FrontDoor, handle: RequestListener): Server {
  const { admission, headers, requestTimeout, bodyMs = 1000 } = door;
  const refusal = printUnavailable();
  const refusalHeaders = { ...headers, ...refusal.headers };
  const options = { requestTimeout, keepAliveTimeout: 72_000 };

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
      const place = givePlace(request, leave, () => admission.enter(priorityOf(request)));
      const timer = hasBody(request) ? setTimeout(place.giveAway, bodyMs) : null;
      response.once('close', () => {
        if (timer) clearTimeout(timer);
        place.giveAway();
      });
      handle(request, response);
    }
  };
  return createServer(options, (request: IncomingMessage, response: ServerResponse) => {
    if (response.socket === null) refuse(response);
    else if (!isCall(request)) handle(request, response);
    else {
      const entered = admission.enter(priorityOf(request));
      if (entered instanceof Promise) {
        void entered.then((leave) => receive(request, response, leave));
      } else receive(request, response, entered);
    }
  });
}

type Entered = ReturnType<Admission['enter']>;

const takers = new WeakMap<IncomingMessage, () => Entered>();
const nothingToLeave: Leave = () => {};

/** The place of a call that nobody works on yet. */
function givePlace(request: IncomingMessage, leave: Leave, enterAgain: () => Entered) {
  let held: Leave | null = leave;
  let isTaken = false;
  takers.set(request, () => {
    isTaken = true;
    return held ?? enterAgain();
  });
  return {
    giveAway: () => {
      if (isTaken) return;
      held?.();
      held = null;
    },
  };
}

/**
 * Whoever works on a call takes its place and leaves it when they are done, even for a caller that
 * has gone; until then it is left with the end of the answer. Null = there is no room any more.
 */
export function takePlace(request: IncomingMessage): Entered {
  const take = takers.get(request);
  return take ? take() : nothingToLeave;
}

/** Calls of the contract, in any spelling: routes are looked up decoded, and without a host. */
const isCall = ({ url = '' }: IncomingMessage): boolean => /^(\/api\/|\/[^/?]*%|[^/])/.test(url);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Saves are no GETs; the few GETs that change something wait with the reads. */
const priorityOf = ({ method }: IncomingMessage): Priority =>
  method === 'GET' || method === 'HEAD' ? 'read' : 'write';
