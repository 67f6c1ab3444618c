import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { stopServing } from './draining.ts';

/** Callers on a thread of their own, each request on a new connection, until none is taken. */
const callers = `
const { workerData, parentPort } = require('node:worker_threads');
const { get } = require('node:http');
const outcomes = {};
const call = () => new Promise((resolve) => {
  get({ host: '127.0.0.1', port: workerData, agent: false }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode)).on('error', (e) => resolve(e.code));
  }).on('error', (error) => resolve(error.code));
});
const callOn = async () => {
  for (let outcome; outcome !== 'ECONNREFUSED'; ) {
    outcome = await call();
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (outcomes[200] === 50) parentPort.postMessage('busy');
  }
};
Promise.all(Array.from({ length: 16 }, callOn)).then(() => parentPort.postMessage(outcomes));
`;

const rounds = 6;

test('a process that stops among many new connections answers every one of them or takes none', async () => {
  const lost: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const app = Fastify({ return503OnClosing: false });
    app.get('/', async () => 'answered');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const worker = new Worker(callers, { eval: true, workerData: port });
    await once(worker, 'message');
    const told = once(worker, 'message');
    await stopServing(app, 20);
    const [outcomes] = (await told) as [Record<string, number>];
    const { 200: answered = 0, ECONNREFUSED: refused = 0, ...others } = outcomes;
    expect([answered >= 50, refused]).toEqual([true, 16]);
    if (Object.keys(others).length > 0) lost.push(others);
  }
  // Closing at once loses some in every round; a busy machine can come between the look and the close.
  expect(lost.length, JSON.stringify(lost)).toBeLessThan(rounds / 2);
});

test('who comes on an old connection is served, and sent away only when no new ones are taken', async () => {
  const app = Fastify({ return503OnClosing: false });
  app.get('/', async () => 'answered');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = async (): Promise<string | undefined> => {
    const request = get({ host: '127.0.0.1', port, agent });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return answer.headers.connection;
  };
  expect(await connectionOf()).toBe('keep-alive');
  const stopped = stopServing(app, 500);
  let served = 0;
  while ((await connectionOf()) === 'keep-alive') served += 1;
  expect([served > 0, app.server.listening]).toEqual([true, false]);
  await stopped;
  agent.destroy();
});
