import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Endpoint, endpoint } from '@callshot/contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { done } from '../../outcome.ts';
import { registerEndpoints } from '../register-endpoints.ts';
import { createServer } from '../server.ts';
import type { WaitingBodyLimits } from './waiting-bodies.ts';

const { db } = await testDatabase();
const save: Endpoint = endpoint({
  summary: 'Takes a body',
  who: 'anyone',
  mutates: true,
  cache: 'private',
  body: z.object({ n: z.int() }),
  response: z.object({ n: z.int() }),
  refusals: {},
});

const patient: WaitingBodyLimits = { ms: 60_000, ofCaller: 50, ofAll: 50 };

async function serve(limits: Partial<WaitingBodyLimits>) {
  const parts = {
    db,
    config: { publicUrl: 'http://localhost', isAnswerChecked: true, trustProxy: true },
    log: createLog({ level: 'silent' }),
  };
  const app = createServer(parts, createMetrics({ db }), { bodies: { ...patient, ...limits } });
  registerEndpoints(app, {
    parts,
    endpoints: { 'POST /api/save': save },
    handlers: { 'POST /api/save': async ({ body }: { body: unknown }) => done(body) },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.close());
  return app.server;
}

/** A call of which the head has arrived; `said` is what came back, `isEnded` whether the connection is over. */
async function begin(server: Server, { length = 7, caller = '192.0.2.1', chunked = false } = {}) {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const state = { said: '', isEnded: false };
  client.setEncoding('utf8').on('data', (text: string) => {
    state.said += text;
  });
  client.on('close', () => {
    state.isEnded = true;
  });
  client.on('error', () => {});
  const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const arrived = once(server, 'request');
  client.write(
    `POST /api/save HTTP/1.1\r\nHost: localhost\r\nGame: 1\r\nContent-Type: application/json\r\n` +
      `X-Forwarded-For: ${caller}\r\n${size}\r\n\r\n`,
  );
  await arrived;
  return { client, state, statusLine: () => state.said.slice(0, 12) };
}

type Begun = Awaited<ReturnType<typeof begin>>;

const body = '{"n":7}';

test('a body that comes later, in pieces or in chunks, is read', async () => {
  const server = await serve({});
  const slow = await begin(server);
  for (const letter of body) {
    slow.client.write(letter);
    await nextTurn();
  }
  await expect.poll(() => slow.state.said).toContain(body);
  const chunked = await begin(server, { chunked: true });
  chunked.client.write('3\r\n{"n\r\n');
  chunked.client.write('4\r\n":7}\r\n0\r\n\r\n');
  await expect.poll(() => chunked.state.said).toContain(body);
  slow.client.destroy();
  chunked.client.destroy();
});

test.each([
  { why: 'does not come', write: '' },
  { why: 'stops half-way', write: '{"n"' },
  { why: 'is shorter than it was said to be', write: body, length: 70 },
])('a body that $why is given up: told so, and the connection is over', async (sent) => {
  const { state, client, statusLine } = await begin(await serve({ ms: 50 }), sent);
  client.write(sent.write);
  await expect.poll(() => state.isEnded).toBe(true);
  expect(statusLine()).toBe('HTTP/1.1 408');
  expect(state.said).toContain('"code":"too_slow"');
  expect(state.said.toLowerCase()).toContain('connection: close');
});

test('a body that drips in has no more time than any other', async () => {
  const server = await serve({ ms: 100 });
  const { state, client, statusLine } = await begin(server, { length: 10_000 });
  const drip = setInterval(() => client.write(' '), 10);
  await expect.poll(() => state.isEnded).toBe(true);
  clearInterval(drip);
  expect(statusLine()).toBe('HTTP/1.1 408');
});

test('of one caller the oldest gives way; others, and what comes meanwhile, are left alone', async () => {
  const server = await serve({ ofCaller: 2 });
  const other = await begin(server, { caller: '192.0.2.2' });
  const own = [await begin(server), await begin(server), await begin(server)];
  await expect.poll(() => own[0]?.state.isEnded).toBe(true);
  expect(own[0]?.statusLine()).toBe('HTTP/1.1 429');
  const waiting = [...own.slice(1), other];
  for (const { client } of waiting) client.write(body);
  await expect.poll(() => waiting.every(({ state }) => state.said.includes(body))).toBe(true);
  for (const { client } of waiting) client.destroy();
});

test('a network of IPv6 is one caller', async () => {
  const server = await serve({ ofCaller: 2 });
  const callers = ['2001:db8::1', '2001:db8::2', '2001:db8::3'];
  const begun: Begun[] = [];
  for (const caller of callers) begun.push(await begin(server, { caller }));
  await expect.poll(() => begun[0]?.state.isEnded).toBe(true);
  for (const { client } of begun) client.destroy();
});

test('of all callers no more wait than there is room for', async () => {
  const server = await serve({ ofAll: 3 });
  const begun: Begun[] = [];
  for (let at = 0; at < 5; at += 1) begun.push(await begin(server, { caller: `192.0.2.${at}` }));
  await expect.poll(() => begun.filter(({ state }) => state.isEnded)).toEqual(begun.slice(0, 2));
  for (const { client } of begun) client.destroy();
});

test.each([
  { why: 'at once', pieces: 1 },
  { why: 'in pieces', pieces: 50 },
])(
  'too large a body that comes $why is refused, and its connection goes on',
  async ({ pieces }) => {
    const server = await serve({});
    const length = 3 * 2 ** 20;
    const { client, state, statusLine } = await begin(server, { length });
    for (let at = 0; at < pieces; at += 1) {
      client.write('x'.repeat(Math.ceil((length - at) / pieces)));
      await nextTurn();
    }
    await expect.poll(statusLine).toBe('HTTP/1.1 413');
    expect(state.said.toLowerCase()).not.toContain('connection: close');
    client.write(
      'POST /api/save HTTP/1.1\r\nHost: localhost\r\nGame: 1\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => state.said).toContain('HTTP/1.1 200');
    client.destroy();
  },
);

test('what no proxy passes on is not read to its end', async () => {
  const server = await serve({});
  const { client, state } = await begin(server, { length: 2 ** 30 });
  await expect.poll(() => state.isEnded).toBe(true);
  expect(state.said).toContain('HTTP/1.1 413');
  client.destroy();
});
