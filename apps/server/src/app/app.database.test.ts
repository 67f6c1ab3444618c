import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { goodPassword, signedIn } from '../../testing/account/users.ts';
import { testApp } from '../../testing/platform/app.ts';
import { testClient } from '../../testing/platform/client.ts';
import { createDatabase } from '../platform/database/database.ts';
import { createLog } from '../platform/log/log.ts';
import { refuse } from '../platform/outcome.ts';
import { productVersion } from '../platform/version.ts';

const nowhere = 'postgresql://x@127.0.0.1:1/x';

describe('headers', () => {
  test('every answer carries them, whatever it is', async () => {
    const { app } = await testApp();
    const urls = ['/api/settings/all', '/api/nothing', '/api/docs', '/healthz', '/%00', '/%'];
    for (const url of urls) {
      const { headers } = await app.inject(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy, url).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
          "require-trusted-types-for 'script'",
          'trusted-types dompurify callshot-push',
        ]),
      );
      expect(policy.join()).not.toContain('unsafe');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('a deployment on https stays on https, with cookies bound to its host', async () => {
    const served = await testApp({ config: { publicUrl: 'https://callshot.example' } });
    await signedIn(served, 'secure');
    const answer = await testClient(served.app).post('/api/auth/login', {
      username: 'secure',
      password: goodPassword,
    });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(answer.cookies).toHaveLength(2);
    for (const cookie of answer.cookies) {
      expect(cookie.name).toMatch(/^__Host-callshot/);
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
      expect(cookie.domain).toBeUndefined();
    }
  });
});

describe('health', () => {
  test('alive and ready [rule: safety-18]', async () => {
    const { app } = await testApp();
    expect((await app.inject('/healthz')).json()).toEqual({
      status: 'alive',
      version: productVersion,
    });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('without its database: alive, not ready, and every call says to come back', async () => {
    const db = createDatabase(nowhere);
    afterAll(() => db.destroy());
    const { app } = await testApp({ db });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database unavailable' }]);
    const call = await app.inject('/api/settings/all');
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '2']);
    expect(call.json().code).toBe('unavailable');
  });

  test('draining is not ready', async () => {
    const { app } = await testApp({ readiness: { isDraining: () => true } });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'draining' }]);
  });

  test('a database that lacks a migration is not ready', async () => {
    const { app, db } = await testApp();
    await sql`delete from kysely_migration`.execute(db);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'database not migrated' });
  });
});

test('figures for Prometheus', async () => {
  const { app, metrics } = await testApp({
    figures: [
      { kind: 'gauge', name: 'connections', help: 'Now', read: () => 5 },
      {
        kind: 'counter',
        name: 'messages',
        help: 'Since the start',
        labels: ['channel'],
        read: () => [{ labels: { channel: 'push' }, count: 2 }],
      },
      {
        kind: 'answers',
        name: 'saves_total',
        help: 'By status',
        call: 'POST /api/picks/save/user/:eventId',
      },
    ],
    handlers: { 'POST /api/picks/save/user/:eventId': async () => refuse('picks_locked') },
  });
  await app.inject('/api/user/usercardinfo/1');
  await testClient(app).post('/api/picks/save/user/3', {});
  const body = await metrics.print();
  expect(body).toContain(
    'callshot_http_request_seconds_count{method="GET",route="/api/user/usercardinfo/:id",status="404"} 1',
  );
  expect(body).toContain('callshot_saves_total{status="401"} 1');
  expect(body).toMatch(/callshot_db_connections [1-9]/);
  expect(body).toContain('callshot_db_waiting 0');
  expect(body).toContain('callshot_connections 5');
  expect(body).toContain('callshot_messages{channel="push"} 2');
  expect(body).toContain('callshot_calls_running 0');
});

describe('the log', () => {
  test('is one JSON object a line and holds no secret', async () => {
    const lines: string[] = [];
    const log = createLog({ destination: { write: (line: string) => lines.push(line) } });
    const leak = Object.assign(new Error('duplicate key of jo@example.org'), {
      detail: 'Key (email)=(jo@example.org) already exists',
      parameters: [goodPassword],
    });
    const served = await testApp({
      log,
      handlers: {
        'GET /api/event/next': async () => {
          throw leak;
        },
      },
    });
    const user = await signedIn(served, 'logged');
    await user.post('/api/auth/login', { username: 'logged', password: goodPassword });
    await user.get('/api/user/currentUser?token=very-secret');
    const failed = await user.get('/api/event/next');
    expect(failed.statusCode).toBe(500);
    log.info({ user: { email: 'jo@example.org', password: 'x1y2z3' } }, 'by mistake');

    const text = lines.join('');
    for (const secret of [
      goodPassword,
      'example.org',
      'very-secret',
      'x1y2z3',
      ...user.cookies.values(),
    ]) {
      expect(text).not.toContain(secret);
    }
    const objects = lines.map((line) => JSON.parse(line));
    expect(objects).toContainEqual(
      expect.objectContaining({
        level: 'info',
        msg: 'request',
        method: 'GET',
        route: '/api/user/currentUser',
        status: 200,
        userId: user.id,
        reqId: expect.any(String),
      }),
    );
    expect(objects).toContainEqual(
      expect.objectContaining({ level: 'error', msg: 'unexpected failure' }),
    );
  });
});

describe('files of the web part', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'callshot-web-'));
  afterAll(() => rmSync(webRoot, { recursive: true }));
  mkdirSync(join(webRoot, 'assets'));
  const inline = '<script>first()</script><style>p{color:red}</style>';
  const hashOf = (held: string) => `sha256-${createHash('sha256').update(held).digest('base64')}`;
  writeFileSync(join(webRoot, 'index.html'), `<!doctype html><title>app</title>${inline}`);
  writeFileSync(join(webRoot, 'logo.svg'), '<svg/>');
  mkdirSync(join(webRoot, 'pages'));
  for (const name of ['rl-event', 'rl-leagues', 'rl-other', 'cs-event', 'cs-leagues', 'cs-other']) {
    writeFileSync(
      join(webRoot, 'pages', `${name}.html`),
      `<!doctype html><title>${name}</title>${inline}`,
    );
  }
  const script = 'let plain = "as it was written";';
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
  const feed = (served: FastifyInstance) => served.get('/feed', async () => 'news');
  const unlisted = { path: /^\/secret\/\w+$/, isUnlisted: true, find: async () => null };
  const { app } = await testApp({ webRoot, routes: [feed], previews: [unlisted] });
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test.each([
    { url: '/', title: 'app' },
    { url: '/rl', title: 'rl-event' },
    { url: '/rl/?stage=1', title: 'rl-event' },
    { url: '/rl/event', title: 'rl-event' },
    { url: '/cs/event/7?userId=3', title: 'cs-event' },
    { url: '/cs/leagues', title: 'cs-leagues' },
    { url: '/rlx', title: 'rl-other' },
    { url: '/no/such/place', title: 'rl-other' },
    { url: '/rl/constructor', title: 'rl-other' },
    { url: '/first-admin?token=a.b', title: 'rl-other' },
  ])('$url opens the app with its outlines, never from a cache unasked', async ({ url, title }) => {
    const answer = await app.inject({ url, headers: html });
    const page = `<!doctype html><title>${title}</title>${inline}`;
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    // Its own script and styles count, and no others that something might put into it.
    const policy = String(answer.headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' '${hashOf('first()')}'`);
    expect(policy).toContain(`style-src 'self' '${hashOf('p{color:red}')}'`);
  });

  test('a page whose address is a secret asks not to be indexed', async () => {
    const robots = async (url: string) =>
      (await app.inject({ url, headers: html })).headers['x-robots-tag'];
    expect([await robots('/secret/abc'), await robots('/rl/event')]).toEqual([
      'noindex',
      undefined,
    ]);
  });

  test('hashed files never change', async () => {
    const plain = await app.inject('/assets/app-1a2b.js');
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const logo = await app.inject('/logo.svg');
    expect(logo.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br', unpack: brotliDecompressSync },
    { accepted: 'gzip, deflate', encoding: 'gzip', unpack: gunzipSync },
    { accepted: 'br;q=0.5, gzip', encoding: 'gzip', unpack: gunzipSync },
    { accepted: 'br;q=0, gzip;q=0', encoding: undefined, unpack: (bytes: Buffer) => bytes },
    { accepted: 'zstd', encoding: undefined, unpack: (bytes: Buffer) => bytes },
    { accepted: 'identity', encoding: undefined, unpack: (bytes: Buffer) => bytes },
  ])('who takes $accepted is sent $encoding', async ({ accepted, encoding, unpack }) => {
    const headers = { 'accept-encoding': accepted };
    const url = '/assets/app-1a2b.js';
    const answer = await app.inject({ url, headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));

    const head = await app.inject({ method: 'HEAD', url, headers });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      'content-length': answer.headers['content-length'],
      vary: 'Accept-Encoding',
    });
    expect(head.headers['content-encoding']).toBe(encoding);

    const held = { ...headers, 'if-none-match': String(answer.headers.etag) };
    const again = await app.inject({ url, headers: held });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.vary).toBe('Accept-Encoding');

    // A part is a part of what would be sent whole.
    const part = await app.inject({ url, headers: { ...headers, range: 'bytes=4-9' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(answer.rawPayload.subarray(4, 10));
    expect(part.headers['content-range']).toBe(`bytes 4-9/${answer.rawPayload.length}`);
    expect(part.headers['content-encoding']).toBe(encoding);
  });

  test.each([
    { why: 'an unknown call', url: '/api/nothing', method: 'GET' as const },
    { why: 'the API itself', url: '/api', method: 'GET' as const },
    { why: 'a file of an older build', url: '/assets/app-0000.js', method: 'GET' as const },
    {
      why: 'a compressed form by itself',
      url: '/assets/app-1a2b.js.br',
      method: 'GET' as const,
    },
    { why: 'a page that stands for others', url: '/pages/cs-event.html', method: 'GET' as const },
    { why: 'the folder of those pages', url: '/pages/cs-event', method: 'GET' as const },
    { why: 'a missing picture', url: '/trophy.png', method: 'GET' as const },
    { why: 'a file with a long ending', url: '/site.webmanifest', method: 'GET' as const },
    { why: 'what is hidden', url: '/.git/config', method: 'GET' as const },
    { why: 'a file of another program', url: '/wp-login.php/', method: 'GET' as const },
    { why: 'a folder of files', url: '/assets/', method: 'GET' as const },
    {
      why: 'what lies in no form in a folder of files',
      url: '/assets/app',
      method: 'GET' as const,
    },
    { why: 'what lies below a route that is no call', url: '/feed/old', method: 'GET' as const },
    { why: 'what lies below health', url: '/healthz/x', method: 'GET' as const },
    { why: 'figures, which have a port of their own', url: '/metrics', method: 'GET' as const },
    { why: 'a form sent to a page', url: '/rl/event', method: 'POST' as const },
    { why: 'a way out of the folder', url: '/..%2f..%2fpackage.json', method: 'GET' as const },
    {
      why: 'a way out through the assets',
      url: '/assets/..%2f..%2f..%2fetc%2fpasswd',
      method: 'GET' as const,
    },
  ])('is no page: $why', async ({ url, method }) => {
    const answer = await app.inject({ url, method, headers: html });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ title: 'Not found', code: 'not_found' });
  });

  test('without a build there is the API alone', async () => {
    const { app: bare } = await testApp({ webRoot: join(webRoot, 'nothing here') });
    expect((await bare.inject({ url: '/', headers: html })).statusCode).toBe(404);
    expect((await bare.inject('/api/settings/all')).statusCode).toBe(200);
  });
});
