import { type Endpoint, endpoint, picture } from '@callshot/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { describeCall } from '../../../docs/openapi.ts';
import { createLog } from '../../log/log.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { done, type Outcome, refuse } from '../../outcome.ts';
import { checkEndpoints } from '../check-endpoints.ts';
import { registerEndpoints } from '../register-endpoints.ts';
import { createServer } from '../server.ts';

const logo = endpoint({
  summary: 'A logo',
  who: 'anyone',
  mutates: false,
  cache: 'forever',
  produces: ['image/webp'],
  params: z.object({ hash: z.string() }),
  response: picture,
  refusals: { no_picture: { status: 404, title: 'No such picture' } },
});
const endpoints = {
  'GET /pictures/:hash': logo,
  'GET /current/:hash': endpoint({ ...logo, cache: 'public' }),
  'GET /own/:hash': endpoint({ ...logo, cache: 'private', who: 'anyone' }),
};
const bytes = new Uint8Array([82, 73, 70, 70, 0, 255]);
let next: Outcome<unknown, string> = done({ type: 'image/webp', bytes });
const handler = async () => next;
const handlers = Object.fromEntries(Object.keys(endpoints).map((key) => [key, handler]));

const { db } = await testDatabase();
const config = { publicUrl: 'http://localhost:3000', isAnswerChecked: true };
const parts = { db, config, log: createLog({ level: 'silent' }) };
const app = createServer(parts, createMetrics({ db }));
afterAll(() => app.close());
registerEndpoints(app, { parts, endpoints, handlers });
await app.ready();

describe('a picture', () => {
  test.each([
    { url: '/pictures/a', caching: 'public, max-age=31536000, immutable' },
    { url: '/current/a', caching: 'public, max-age=0, must-revalidate' },
    { url: '/own/a', caching: 'no-store' },
  ])('$url is sent as it is: $caching', async ({ url, caching }) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([answer.statusCode, new Uint8Array(answer.rawPayload)]).toEqual([200, bytes]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    });
    // The browser asks for a picture without the game: it is the same for both.
    expect(answer.headers.vary).toBeUndefined();
    const tag = answer.headers.etag;
    expect(tag === undefined).toBe(caching === 'no-store');
    if (tag === undefined) return;
    const again = await app.inject({ url, headers: { 'if-none-match': String(tag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is refused like anything else, and of no other type than the contract says', async () => {
    next = refuse('no_picture');
    const missing = await app.inject('/pictures/b');
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'no_picture']);
    expect(missing.headers['cache-control']).toBe('no-store');
    next = done({ type: 'image/png', bytes });
    expect((await app.inject('/pictures/b')).statusCode).toBe(500);
  });

  test('stands in the API reference with its type', () => {
    const [key = ''] = Object.keys(endpoints);
    const operation = describeCall('Pictures', {
      key,
      method: 'GET',
      path: '/pictures/:hash',
      endpoint: logo,
    });
    expect(operation.responses).toMatchObject({ 200: { content: { 'image/webp': {} } } });
  });

  test.each([
    { why: 'no type', declared: { ...logo, produces: [] }, says: 'which pictures' },
    { why: 'JSON', declared: { ...logo, response: z.null() }, says: 'which pictures' },
    { why: 'for users, kept by all', declared: { ...logo, who: 'user' as const }, says: 'cached' },
    {
      why: 'JSON forever',
      declared: { ...logo, produces: undefined, response: z.null() },
      says: 'is no picture',
    },
  ])('that is declared wrongly is never served: $why', ({ declared, says }) => {
    const table = { 'GET /p/:hash': declared as object as Endpoint };
    expect(() => checkEndpoints(table, { 'GET /p/:hash': handler })).toThrow(says);
  });
});
