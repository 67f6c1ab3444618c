import { bodyLimits, type Endpoint, endpoint } from '@callshot/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../../testing/platform/database.ts';
import { createLog } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { done, type Outcome, refuse } from '../outcome.ts';
import type { EndpointTable } from './check-endpoints.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { createServer } from './server.ts';

const read = endpoint({
  summary: 'A read',
  who: 'anyone',
  mutates: false,
  cache: 'private',
  query: z.object({ n: z.coerce.number().int() }),
  response: z.object({ n: z.int() }),
  refusals: { odd: { status: 409, title: 'That is odd' } },
});
const { query: _query, ...bare } = read;
const setByGet = endpoint({ ...bare, mutates: true, response: z.null() });
const proven = endpoint({
  ...bare,
  mutates: true,
  isTokenProof: true,
  query: z.object({ token: z.string() }),
});
const shared = endpoint({ ...bare, cache: 'public' });

const { db } = await testDatabase();

async function serve(endpoints: EndpointTable, handlers: object) {
  const config = { publicUrl: 'https://callshot.example', isAnswerChecked: true };
  const parts = { db, config, log: createLog({ level: 'silent' }) };
  const metrics = createMetrics({ db });
  const app = createServer(parts, metrics);
  registerEndpoints(app, { parts, endpoints, handlers });
  afterAll(() => app.close());
  await app.ready();
  return app;
}

describe('boot failure', () => {
  const handler = async () => done(null);
  const without = (name: keyof Endpoint): Endpoint => {
    const { [name]: _removed, ...rest } = read as Endpoint;
    return rest as Endpoint;
  };
  test.each([
    { why: 'no who', key: 'GET /a', declared: without('who'), says: 'who may call' },
    { why: 'no mutates', key: 'GET /a', declared: without('mutates'), says: 'whether it mutates' },
    { why: 'an unknown role', key: 'GET /a', declared: { ...read, who: ['Boss'] }, says: 'who' },
    { why: 'no role at all', key: 'GET /a', declared: { ...read, who: [] }, says: 'who' },
    { why: 'a POST that only reads', key: 'POST /a', declared: read, says: 'claims' },
    {
      why: 'public but for users',
      key: 'GET /a',
      declared: { ...read, cache: 'public', who: 'user' },
      says: 'cached publicly',
    },
    { why: 'an undeclared parameter', key: 'GET /a/:id', declared: read, says: 'parameters' },
    {
      why: 'a token as proof for users',
      key: 'POST /a',
      declared: { ...proven, who: 'user' },
      says: 'calls a token its proof',
    },
    {
      why: 'a token as proof, but no token',
      key: 'POST /a',
      declared: { ...proven, query: z.object({}) },
      says: 'calls a token its proof',
    },
    {
      why: 'a token as proof, and a body',
      key: 'POST /a',
      declared: { ...proven, body: z.object({}) },
      says: 'calls a token its proof',
    },
    {
      why: 'a limit of users, for visitors',
      key: 'GET /a',
      declared: { ...read, limit: { of: 'user', atOnce: 1, perHour: 1 } },
      says: 'limits users',
    },
    {
      why: 'a limit with a refusal of another status',
      key: 'GET /a',
      declared: { ...read, limit: { of: 'address', atOnce: 1, perHour: 1, refusal: 'odd' } },
      says: 'status 429',
    },
    { why: 'no method', key: '/a', declared: read, says: 'METHOD' },
  ])('$why', async ({ key, declared, says }) => {
    const table = { [key]: declared as Endpoint };
    await expect(serve(table, { [key]: handler })).rejects.toThrow(says);
  });

  test('an endpoint without a handler, a handler without an endpoint', async () => {
    await expect(serve({ 'GET /a': read }, {})).rejects.toThrow('GET /a: has no handler');
    await expect(serve({}, { 'GET /b': handler })).rejects.toThrow('the contract lacks');
  });

  test('a route beside the contract that could change something', async () => {
    const app = await serve({}, {}).catch(() => null);
    expect(app).not.toBeNull();
    const parts = {
      db,
      config: { publicUrl: 'http://localhost', isAnswerChecked: true },
      log: createLog({ level: 'silent' }),
    };
    const bareServer = createServer(parts, createMetrics({ db }));
    expect(() => bareServer.post('/x', async () => 'x')).toThrow('only calls of the contract');
  });
});

describe('a call', async () => {
  let next: Outcome<unknown, string> | Error = done({ n: 1 });
  const calls: unknown[] = [];
  const answer = async (call: unknown) => {
    calls.push(call);
    if (next instanceof Error) throw next;
    return next;
  };
  const table = { 'GET /read': read, 'GET /set': setByGet, 'GET /shared': shared };
  const app = await serve(table, {
    'GET /read': answer,
    'GET /set': answer,
    'GET /shared': answer,
  });
  const get = (url: string, headers = {}) =>
    app.inject({ url, headers: { game: '1', ...headers } });

  test('names every problem of its input with its path', async () => {
    const refused = await get('/read?n=x');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().problems).toMatchObject([{ path: 'query.n' }]);
  });

  test('a refusal has the status and title of the contract', async () => {
    next = refuse('odd', { current: 3 });
    const refused = await get('/read?n=1');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({ title: 'That is odd', code: 'odd', current: 3 });
  });

  test('a refusal lists the first problems, their paths cut short, and counts the others', async () => {
    const problems = Array.from({ length: 33 }, (_, at) => ({
      path: 'x'.repeat(5000),
      code: 'full' as const,
      values: {},
      message: `${at}`,
    }));
    next = refuse('odd', { problems });
    const refused = (await get('/read?n=1')).json();
    expect(refused.problems.map(({ message }: { message: string }) => Number(message))).toEqual(
      Array.from({ length: 20 }, (_, at) => at),
    );
    expect(refused.moreProblems).toBe(13);
    expect(JSON.stringify(refused).length).toBeLessThan(8000);
  });

  test.each([
    { url: '/small', bytes: 64 * 1024, status: 400, why: 'as much as a body may have' },
    { url: '/small', bytes: 64 * 1024 + 1, status: 413, why: 'a byte more' },
    { url: '/slip', bytes: 64 * 1024 + 1, status: 400, why: 'a list of picks may have more' },
    { url: '/slip', bytes: 512 * 1024 + 1, status: 413, why: 'but not without end' },
    {
      url: '/format',
      bytes: 512 * 1024 + 4096,
      status: 400,
      why: 'a format of 256 kB, each byte escaped',
    },
    { url: '/format', bytes: 512 * 1024 + 4097, status: 413, why: 'and no more' },
  ])('$bytes bytes: $why', async ({ url, bytes, status }) => {
    const taking = endpoint({ ...bare, mutates: true, body: z.object({}) });
    const answer = async () => done(null);
    const served = await serve(
      {
        'POST /small': taking,
        'POST /slip': { ...taking, bodyLimit: bodyLimits.picks },
        'POST /format': { ...taking, bodyLimit: bodyLimits.format },
      },
      { 'POST /small': answer, 'POST /slip': answer, 'POST /format': answer },
    );
    const sent = await served.inject({
      method: 'POST',
      url,
      headers: { game: '1', 'content-type': 'application/json' },
      payload: `"${'x'.repeat(bytes - 2)}"`,
    });
    expect(sent.statusCode).toBe(status);
  });

  test.each([
    { why: 'a wrong type', answered: done({ n: 'one' }) },
    { why: 'a field too many', answered: done({ n: 1, email: 'a@b.cd' }) },
    { why: 'a refusal that the contract lacks', answered: refuse('even') },
    { why: 'an exception', answered: new Error('the secret is 42') },
  ])('an answer that breaks the contract becomes a bare 500: $why', async ({ answered }) => {
    next = answered;
    const broken = await get('/read?n=1');
    expect(broken.statusCode).toBe(500);
    expect(Object.keys(broken.json())).toEqual(['title', 'code']);
    expect(broken.body).not.toMatch(/42|email|even|stack/);
  });

  test('a database that is away is 503 with Retry-After', async () => {
    next = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const refused = await get('/read?n=1');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
  });

  test('HEAD never runs a GET that changes something; it does run one that reads', async () => {
    next = done(null);
    calls.length = 0;
    const head = await app.inject({ method: 'HEAD', url: '/set', headers: { game: '1' } });
    expect(head.statusCode).toBe(404);
    expect(calls).toEqual([]);
    expect((await get('/set')).statusCode).toBe(204);
    next = done({ n: 1 });
    expect((await app.inject({ method: 'HEAD', url: '/shared' })).statusCode).toBe(200);
  });

  test('private answers are stored nowhere', async () => {
    next = done({ n: 1 });
    const answered = await get('/read?n=1');
    expect(answered.headers['cache-control']).toBe('no-store');
    expect(answered.headers.etag).toBeUndefined();
  });

  test('public answers are asked for again by their tag, which changes with them', async () => {
    next = done({ n: 1 });
    const first = await get('/shared');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      vary: 'Game, Accept-Encoding',
    });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = await get('/shared', { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    next = done({ n: 2 });
    expect((await get('/shared', { 'if-none-match': tag })).json()).toEqual({ n: 2 });
  });

  test('an answer that is kept and frozen is printed once, an open one each time', async () => {
    let prints = 0;
    const toJSON = () => {
      prints += 1;
      return { n: prints };
    };
    const answerOnce = { n: 1, toJSON };
    next = done(Object.freeze(answerOnce));
    const first = await get('/shared');
    const again = await get('/shared');
    expect([first.json(), again.json(), prints]).toEqual([{ n: 1 }, { n: 1 }, 1]);
    expect(again.headers.etag).toBe(first.headers.etag);
    next = done({ ...answerOnce });
    expect([(await get('/shared')).json(), (await get('/shared')).json()]).toEqual([
      { n: 2 },
      { n: 3 },
    ]);
  });

  test('cookies of an https deployment are bound to the host', async () => {
    const carrying = await serve(
      { 'GET /read': { ...read, response: z.null() } },
      {
        'GET /read': async (call: {
          cookies: unknown;
          setCookie(name: string, value: string): void;
        }) => {
          expect(call.cookies).toEqual({ mine: '1' });
          call.setCookie('mine', '2');
          return done(null);
        },
      },
    );
    const answered = await carrying.inject({
      url: '/read?n=1',
      headers: { cookie: 'mine=planted; __Host-mine=1' },
    });
    expect(answered.headers['set-cookie']).toBe(
      '__Host-mine=2; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });
});
