import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { LIVE_PATH } from '@callshot/contract';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createLiveHub } from './live-hub.ts';

const app = Fastify();
afterAll(() => app.close());

test('whoever has left while they waited for a place has no connection, and counts as none', async () => {
  const rateLimits = { liveOfAddress: 1, liveOfSession: 1 };
  const hub = createLiveHub({ rateLimits });
  hub.register(app, { publicUrl: 'http://localhost:3000' });
  const { promise: isOver, resolve: over } = latch();
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-leaves'] === undefined) return;
    left.destroy();
    await once(reply.raw, 'close');
    setImmediate(over);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const left = connect(port, '127.0.0.1');
  left.write(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: callshot\r\nx-leaves: yes\r\n\r\n`);
  await isOver;
  expect(hub.countConnections()).toBe(0);
  // Nor does it take the place of the next one from its address.
  const next = connect(port, '127.0.0.1');
  next.write(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: callshot\r\n\r\n`);
  const [head] = await once(next, 'data');
  expect(String(head)).toContain('HTTP/1.1 200');
  next.destroy();
});

function latch(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
