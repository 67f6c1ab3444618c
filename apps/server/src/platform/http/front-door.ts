import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Admission } from './admission.ts';
import { printUnavailable } from './refusal.ts';

export interface FrontDoor {
  readonly admission: Admission;
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly requestTimeout: number;
}

/**
 * The HTTP server itself. In a flood most calls can only be refused, and a refusal that costs as much
 * as an answer would leave nothing to those that are let in: what has no place is turned away before
 * its body is read, its route is looked up or a line is logged. Health, metrics, files and live
 * updates always come through.
 */
export function createFrontDoor(door: FrontDoor, handle: RequestListener): Server {
  const { admission, headers, requestTimeout } = door;
  const refusal = printUnavailable();
  const refusalHeaders = { ...headers, ...refusal.headers };
  const options = { requestTimeout, keepAliveTimeout: 72_000 };
  return createServer(options, (request: IncomingMessage, response: ServerResponse) => {
    if (!isCall(request) || !admission.turnsAway(priorityOf(request))) {
      handle(request, response);
      return;
    }
    response.writeHead(refusal.status, refusalHeaders);
    response.end(refusal.text);
  });
}

const isCall = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/');

/** Saves are no GETs; the few GETs that change something are looked at closely further in. */
const priorityOf = ({ method }: IncomingMessage) =>
  method === 'GET' || method === 'HEAD' ? 'read' : 'write';
