import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoint } from '@callshot/contract';
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { createOpenApi } from '../../../docs/openapi.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { done } from '../../outcome.ts';
import { rateLimitsOf } from '../../rate-limits/rate-limits.ts';
import { checkEndpoints } from '../check-endpoints.ts';
import type { CallerOf, KeyCaller, KeyHolder } from '../handler.ts';
import { registerEndpoints } from '../register-endpoints.ts';
import { createServer } from '../server.ts';

const read = endpoint({
  summary: 'Own picks',
  who: { keyFor: 'picks:read' },
  mutates: false,
  cache: 'private',
  response: z.object({ keyHolder: z.int() }),
  refusals: {},
});
const own = endpoint({ ...read, who: 'user' });
const endpoints = {
  'GET /picks': read,
  'POST /picks': endpoint({ ...read, who: { keyFor: 'picks:write' }, mutates: true }),
  'GET /seldom': endpoint({ ...read, limit: { of: 'key', atOnce: 2, perHour: 1 } }),
  'GET /own': own,
};
const holders: Record<string, KeyHolder> = {
  'key-of-reader': { id: 1, scopes: new Set(['picks:read']), user: { id: 1, username: 'reader' } },
  'key-of-writer': {
    id: 2,
    scopes: new Set(['picks:read', 'picks:write']),
    user: { id: 2, username: 'writer' },
  },
};
const asked: string[] = [];
const readKey = async (key: string) => {
  asked.push(key);
  if (key === 'key-that-breaks') throw new Error('no answer');
  return Object.hasOwn(holders, key) ? (holders[key] ?? null) : null;
};
const calls: { caller: KeyCaller; headers: object; cookies: object }[] = [];
const handler = async (call: (typeof calls)[number]) => {
  calls.push(call);
  return done({ keyHolder: call.caller.keyHolder.id });
};
const handlers = Object.fromEntries(Object.keys(endpoints).map((key) => [key, handler]));

const product = await testApp();
const { db } = product;
const admin = await signedIn(product, 'admin', ['Admin']);
const lines: string[] = [];
const log = createLog({
  level: 'trace',
  destination: { write: (line: string) => void lines.push(line) },
});
const few = { atOnce: 1, perMinute: 1 };
const rateLimits = rateLimitsOf();
const config = {
  publicUrl: 'http://localhost:3000',
  isAnswerChecked: true,
  rateLimits: { ...rateLimits, calls: { ...rateLimits.calls, own: { user: few, address: null } } },
};
const parts = { db, config, log };
const app = createServer(parts, createMetrics({ db }));
afterAll(() => app.close());
registerEndpoints(app, { parts, endpoints, handlers, readKey });
await app.ready();

const bearing = (authorization: string | undefined): Record<string, string> =>
  authorization === undefined ? {} : { authorization };
const get = (url: string, authorization: string) => app.inject({ url, headers: { authorization } });

describe('a call for key holders', () => {
  test('lets a key with its scope through; the handler meets the holder, and no session or key', async () => {
    const answer = await app.inject({
      url: '/picks',
      headers: { authorization: 'bearer key-of-reader', game: '2', 'user-agent': 'program' },
      cookies: Object.fromEntries(admin.cookies),
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { keyHolder: 1 }]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Authorization' });
    const { caller, headers, cookies } = calls.at(-1)!;
    expect(caller).toEqual({
      gameId: 2,
      address: '127.0.0.1',
      keyHolder: holders['key-of-reader'],
    });
    expect(headers).toMatchObject({ 'user-agent': 'program' });
    expect([Object.keys(headers).includes('authorization'), cookies]).toEqual([false, {}]);
    expect(JSON.stringify(headers)).not.toContain('callshot');
  });

  test.each([
    { why: 'none', authorization: undefined },
    { why: 'nobody has it', authorization: 'Bearer key-of-nobody' },
    { why: 'the name of something else', authorization: 'Bearer constructor' },
    { why: 'an empty one', authorization: 'Bearer ' },
    { why: 'another scheme', authorization: 'Basic key-of-reader' },
    { why: 'control characters', authorization: 'Bearer key\u0000\u0007\r\n-of-reader' },
    { why: 'letters beyond ASCII', authorization: 'Bearer clé' },
    { why: 'a huge one', authorization: `Bearer ${'k'.repeat(1_000_000)}` },
    { why: 'two in one header', authorization: 'Bearer key-of-reader, Bearer key-of-writer' },
  ])('asks for a key: $why', async ({ authorization }) => {
    const answer = await app.inject({
      url: '/picks',
      headers: bearing(authorization),
      cookies: Object.fromEntries(admin.cookies),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
    expect(answer.headers).toMatchObject({
      'www-authenticate': 'Bearer',
      'cache-control': 'no-store',
      vary: 'Authorization',
    });
  });

  test('looks up nothing that cannot be a key', async () => {
    asked.length = 0;
    await get('/picks', `Bearer ${'k'.repeat(513)}`);
    await get('/picks', 'Bearer a b');
    expect(asked).toEqual([]);
  });

  test('asks for one key: of several headers Node shows the first alone', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      // As a list of names and values the same header goes out twice.
      const keys = ['key-of-reader', 'key-of-writer'];
      const headers = keys.flatMap((key) => ['Authorization', `Bearer ${key}`]);
      const host = `127.0.0.1:${port}`;
      const options = { host: '127.0.0.1', port, path: '/picks' };
      send({ ...options, headers: ['Host', host, ...headers] }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(401);
  });

  test('refuses a key without its scope, and says which', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/picks',
      headers: { authorization: 'Bearer key-of-reader' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="picks:write"',
    );
    expect(answer.headers.vary).toBe('Authorization');
  });

  test('changes something from any site: no browser sends a key by itself', async () => {
    const post = (authorization: string | undefined) =>
      app.inject({
        method: 'POST',
        url: '/picks',
        headers: {
          origin: 'https://elsewhere.example',
          'sec-fetch-site': 'cross-site',
          ...bearing(authorization),
        },
        cookies: Object.fromEntries(admin.cookies),
      });
    expect((await post('Bearer key-of-writer')).statusCode).toBe(200);
    // The limit of what people change of their own, for each holder.
    expect((await post('Bearer key-of-writer')).statusCode).toBe(429);
    expect((await post(undefined)).statusCode).toBe(401);
  });

  test('has a limit of each holder', async () => {
    const codes = [];
    for (let time = 0; time < 3; time += 1) {
      codes.push((await get('/seldom', 'Bearer key-of-reader')).statusCode);
    }
    expect(codes).toEqual([200, 200, 429]);
    expect((await get('/seldom', 'Bearer key-of-writer')).statusCode).toBe(200);
  });

  test('a key opens nothing that is for users', async () => {
    expect((await get('/own', 'Bearer key-of-reader')).statusCode).toBe(403);
  });

  test('no key is in the log, not of a call that failed either', async () => {
    expect((await get('/picks', 'Bearer key-that-breaks')).statusCode).toBe(500);
    expect(lines.join('')).toContain('no answer');
    expect(lines.join('')).not.toMatch(/key-of-|key-that|kkk/);
  });

  test('has a caller who is nobody signed in', () => {
    expectTypeOf<CallerOf<typeof read.who>>().toEqualTypeOf<KeyCaller>();
    expectTypeOf<CallerOf<'user'>>().not.toExtend<KeyCaller>();
  });
});

test('the API reference says that a bearer key is needed, with which scope', () => {
  const calls = Object.entries(endpoints).map(([key, of]) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, endpoint: of as Endpoint };
  });
  const { paths, components } = createOpenApi([{ name: 'Keys', about: '', calls }]);
  expect(components.securitySchemes).toMatchObject({ key: { type: 'http', scheme: 'bearer' } });
  const { get: reading, post: writing } = paths['/picks'] ?? {};
  expect(reading?.security).toEqual([{ key: ['picks:read'] }]);
  expect(reading?.description).toContain('Holders of an API key with the scope picks:read');
  expect(writing?.parameters).toEqual([{ $ref: '#/components/parameters/Game' }]);
  expect(JSON.stringify(writing?.responses)).not.toContain('cross_site');
  expect(paths['/own']?.get?.security).toEqual([{ session: [] }]);
  expect(paths['/seldom']?.get?.description).toContain('of a key');
  const hasNone = createOpenApi([{ name: 'Own', about: '', calls: calls.slice(3) }]);
  expect(Object.keys(hasNone.components.securitySchemes as object)).toEqual(['session']);
});

describe('never starts', () => {
  const declared = (change: object): Record<string, Endpoint> => ({
    'GET /picks': { ...read, ...change } as Endpoint,
  });
  test.each([
    { why: 'no reader', change: {}, reader: undefined, says: 'nothing reads keys' },
    { why: 'cached', change: { cache: 'public' }, reader: readKey, says: 'cached publicly' },
    { why: 'no scope', change: { who: { keyFor: '' } }, reader: readKey, says: 'who may call' },
    { why: 'two', change: { who: { keyFor: 'a b' } }, reader: readKey, says: 'who may call' },
    {
      why: 'a limit of users',
      change: { limit: { of: 'user', atOnce: 1, perHour: 1 } },
      reader: readKey,
      says: 'limits users',
    },
    {
      why: 'a limit of keys for users',
      change: { who: 'user', limit: { of: 'key', atOnce: 1, perHour: 1 } },
      reader: readKey,
      says: 'limits keys',
    },
    {
      why: 'a token as proof',
      change: { mutates: true, isTokenProof: true, query: z.object({ token: z.string() }) },
      reader: readKey,
      says: 'calls a token its proof',
    },
  ])('$why', ({ change, reader, says }) => {
    const single = { 'GET /picks': handler };
    expect(() => checkEndpoints(declared(change), single, reader)).toThrow(says);
  });
});
