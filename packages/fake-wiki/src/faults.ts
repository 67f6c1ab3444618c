import type { ServerResponse } from 'node:http';
import type { Fault } from './types.ts';

const json = { 'content-type': 'application/json' };

/** Does the wrong thing, and answers the status that the caller may have seen (0 = none). */
export function commit(fault: Fault, response: ServerResponse): number {
  switch (fault.kind) {
    case 'rate-limited':
      return send(response, 429, JSON.stringify({ error: ['Rate limit exceeded'] }), {
        ...(fault.retryAfterSeconds === undefined
          ? {}
          : { 'retry-after': String(fault.retryAfterSeconds) }),
      });
    case 'server-error':
      return send(response, 500, '<h1>Internal Server Error</h1>');
    case 'garbage':
      return send(response, 200, '<!doctype html><p>Not today');
    case 'empty':
      return send(response, 200, '');
    case 'error-in-200':
      return send(response, 200, JSON.stringify({ error: ['Out of order'], result: [] }));
    case 'odd-records':
      return send(response, 200, JSON.stringify({ result: oddRecords }));
    case 'stalled':
      response.writeHead(200, json).write('{"result":[');
      return 200;
    case 'endless':
      sendEndlessly(response);
      return 200;
    case 'gone':
      response.destroy();
      return 0;
    case 'slow':
      return 0;
  }
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): number {
  response.writeHead(status, { ...json, ...headers }).end(text);
  return status;
}

const oddRecords = [null, 7, 'text', [], {}, { pageid: {}, match2id: [], winner: null }];

function sendEndlessly(response: ServerResponse): void {
  response.writeHead(200, json);
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(16_384)));
  };
  response.on('drain', more);
  more();
}
