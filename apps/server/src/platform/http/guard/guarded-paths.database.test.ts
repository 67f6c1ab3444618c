import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type EndpointKey, endpoint, endpoints, LIVE_PATH } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../../testing/platform/app.ts';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { sampleOf } from '../../../../testing/platform/sample.ts';
import { createLiveHub } from '../../../play/live/live-hub.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { done } from '../../outcome.ts';
import { registerEndpoints } from '../register-endpoints.ts';
import { createServer } from '../server.ts';
import { createGuardedPaths } from './guarded-paths.ts';

const live = (app: FastifyInstance) =>
  createLiveHub().register(app, { publicUrl: 'http://localhost:3000' });

/** Admission that refuses every call. */
const full = {
  running: 0,
  runningReads: 0,
  runningWrites: 0,
  leastRunning: 0,
  runMs: 1,
  waitingReads: 0,
  waitingWrites: 0,
  waitMs: 1,
  queueMs: 1,
};

/** Statuses of answers by their paths; asked over a connection, since the door stands before all else. */
async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return (method: string, path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path, agent: false }, (answer) => {
        // Left open: what is live goes on.
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.once('error', reject).end();
    });
}

test('every path of the product that costs something waits at the door; health and files do not', async () => {
  const { app } = await testApp({ routes: [live], admission: full });
  const ask = await listen(app);
  // Urgent ones have a few places of their own [rule: safety-34].
  const usual = (Object.keys(endpoints) as EndpointKey[]).filter(
    (key) => !('isUrgent' in endpoints[key]),
  );
  const calls = usual.map((key) => sampleOf(key));
  const guarded = [
    ...calls.map(({ method, url }) => [method, url] as const),
    ...['/api/docs', '/api/docs/docs.css', '/api/openapi.json', LIVE_PATH].map(
      (path) => ['GET', path] as const,
    ),
  ];
  const answers = await Promise.all(
    guarded.map(async ([method, path]) => [method, path, await ask(method, path)]),
  );
  expect(answers).toEqual(guarded.map(([method, path]) => [method, path, 503]));
  expect(await ask('GET', '/healthz')).toBe(200);
  expect(await ask('GET', '/readyz')).toBe(200);
  expect(await ask('GET', '/signin-discord')).toBe(404);
});

test('a live connection leaves its place once it is open', async () => {
  const one = { ...full, running: 1, runningReads: 1, leastRunning: 1 };
  const { app } = await testApp({ routes: [live], admission: one });
  const ask = await listen(app);
  for (const path of [LIVE_PATH, LIVE_PATH, '/api/docs']) expect(await ask('GET', path)).toBe(200);
});

test('a call of the contract waits at the door wherever its path begins', async () => {
  const { db } = await testDatabase();
  const picture = endpoint({
    summary: 'A picture',
    who: 'anyone',
    mutates: false,
    cache: 'public',
    params: z.object({ hash: z.string() }),
    response: z.null(),
    refusals: {},
  });
  const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: true };
  const parts = { db, config, log: createLog({ level: 'silent' }) };
  const app = createServer(parts, createMetrics({ db }), { admission: full });
  afterAll(() => app.close());
  registerEndpoints(app, {
    parts,
    endpoints: { 'GET /pictures/:hash': picture },
    handlers: { 'GET /pictures/:hash': async () => done(null) },
  });
  const ask = await listen(app);
  expect(await ask('GET', '/pictures/a1b2')).toBe(503);
  expect(await ask('GET', '/%70ictures/a1b2')).toBe(503);
  expect(await ask('GET', '/picturesque')).toBe(404);
});

test('a path that begins with a parameter could be anything, and is refused at the start', () => {
  for (const path of ['/:name', '/*']) expect(() => createGuardedPaths().add(path)).toThrow(path);
});
