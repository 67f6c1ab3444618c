import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { OutboundLine } from '../../src/platform/outbound/outbound-line.ts';

export const publicAddress = '185.15.59.224';

export interface Received {
  readonly host: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

export const ok: Answer = (response) => response.end('thanks');
export const answers =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers);
    response.end();
  };

/** Servers on this machine that count as public, told apart by host name. */
export async function testReceiver() {
  const received: Received[] = [];
  const reached: string[] = [];
  const behaviours = new Map<string, Answer>();
  const meanings = new Map<string, readonly (readonly string[])[]>();
  const resolved = new Map<string, number>();
  const server = createServer((asked, response) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const host = String(asked.headers.host);
      const body = Buffer.concat(chunks).toString();
      const one = { host, path: asked.url ?? '', headers: asked.headers, body };
      received.push(one);
      (behaviours.get(host) ?? ok)(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const line: OutboundLine = {
    resolve: async (hostname) => {
      const all = meanings.get(hostname) ?? [[publicAddress]];
      const time = resolved.get(hostname) ?? 0;
      resolved.set(hostname, time + 1);
      return (all[Math.min(time, all.length - 1)] ?? []).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
    },
    post: (url, { address }, { headers, signal }) => {
      reached.push(address);
      return request({
        method: 'POST',
        host: '127.0.0.1',
        port,
        path: url.pathname + url.search,
        headers: { host: url.hostname, ...headers },
        agent: false,
        signal,
      });
    },
  };
  return {
    line,
    /** Received requests by their host. */
    receivedBy: (host: string) => received.filter((one) => one.host === host),
    /** Machines that were connected to. */
    reached,
    behaves: (host: string, answer: Answer) => void behaviours.set(host, answer),
    /** The addresses of a name, one resolution after the other; the last one stays. */
    means: (host: string, ...all: readonly (readonly string[])[]) => void meanings.set(host, all),
  };
}
