import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll } from 'vitest';

/** Stands before the wiki and takes its time, so that requests that are sent at once meet. */
export async function slowWiki(url: string): Promise<{
  readonly url: string;
  /** Most requests under way at once. */
  mostAtOnce(): number;
}> {
  const target = new URL(url);
  let [underWay, most] = [0, 0];
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { hostname, port } = target;
    request({ hostname, port, path: asked.url, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    }).end();
  };
  const server = createServer(async (asked, answer) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await delay(20);
    // Counted before the last byte is sent: the next request may come with it.
    underWay -= 1;
    pass(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${target.pathname}`, mostAtOnce: () => most };
}
