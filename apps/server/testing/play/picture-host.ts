import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { PictureLine, ResolvedAddress } from '../../src/play/pictures/picture-line.ts';

export type Answer = (response: ServerResponse, asked: IncomingMessage) => void;

export const publicAddress = '185.15.59.224';
const at = (address: string): ResolvedAddress => ({
  address,
  family: address.includes(':') ? 6 : 4,
});

/** A host on this machine that everybody believes to be out there. */
export async function testPictureHost() {
  let answer: Answer = (response) => response.end();
  const server = createServer((asked, response) => answer(response, asked));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  /** The successive addresses of names; the last one stays. */
  let meanings: readonly (readonly string[])[] = [];
  let resolved = 0;
  const reached: string[] = [];
  const line: PictureLine = {
    resolve: async () => {
      const meaning = meanings[Math.min(resolved, meanings.length - 1)] ?? [publicAddress];
      resolved += 1;
      return meaning.map(at);
    },
    open: (url, { address }, signal) => {
      reached.push(address);
      const headers = { host: url.hostname };
      return request({
        host: '127.0.0.1',
        port,
        path: url.pathname,
        headers,
        agent: false,
        signal,
      });
    },
  };
  return {
    line,
    /** The addresses connected to since the answer was set. */
    reached,
    answers: (next: Answer, ...means: readonly (readonly string[])[]) => {
      answer = next;
      meanings = means;
      resolved = 0;
      reached.length = 0;
    },
  };
}

export const sends =
  (body: Buffer | string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'image/png', ...headers });
    response.end(body);
  };

export const leadsTo =
  (location: string, status = 302): Answer =>
  (response) => {
    response.writeHead(status, { location });
    response.end();
  };
