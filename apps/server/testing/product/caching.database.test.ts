import { gunzipSync } from 'node:zlib';
import { type Endpoint, type EndpointKey, endpoints } from '@callshot/contract';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import { type Chooser, sampleOf } from '../platform/sample.ts';
import { testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';

// Every read of the contract, as a visitor, a player and an Admin: what a cache between them and the
// server may keep. A cache knows an answer by its address and what `Vary` names, never by its reader.

const product = await testProduct();
const { db, visitor } = product;
const player = await product.user('player');
const admin = await product.user('chief', ['Admin']);
const event = await testEvent(db, { stages: [swissStage()] });
const stage = event.stages[0];
if (!stage) throw new Error('no stage');
const eventId = event.row.id;
await player.post(`/api/picks/save/user/${eventId}`, randomPicks(stage.stage, randomOf(1)));
await admin.post('/api/event/stage', { eventId, action: 'lock', relockTime: null, reason: '' });

const callers = { visitor, player, admin };
const keys = (Object.keys(endpoints) as EndpointKey[]).filter((key) => key.startsWith('GET '));
const endpointOf = (key: EndpointKey): Endpoint => endpoints[key];
const ofPlayer: Chooser = (field) =>
  ({ eventId: String(eventId), userId: String(player.id), text: 'play' })[field];

async function readAs(key: EndpointKey): Promise<LightMyRequestResponse[]> {
  const { url } = sampleOf(key, ofPlayer);
  const answers: LightMyRequestResponse[] = [];
  for (const caller of Object.values(callers)) answers.push(await caller.get(url));
  return answers;
}

const withoutTime = (body: string): string => body.replaceAll(/"serverTime":"[^"]+"/g, '');
const isPublic = (key: EndpointKey): boolean => endpointOf(key).cache === 'public';

test.each(keys.filter(isPublic))(
  '%s is the same for everybody, and says how long it may be kept [rule: product-32]',
  async (key) => {
    const { tellsTime = false } = endpointOf(key);
    const answers = await readAs(key);
    for (const { statusCode, headers, body } of answers) {
      expect(statusCode).toBe(200);
      expect(withoutTime(body)).toBe(withoutTime(answers[0]?.body ?? ''));
      expect(headers['cache-control']).toBe(
        tellsTime
          ? 'public, max-age=0, must-revalidate'
          : 'public, max-age=0, s-maxage=1, must-revalidate',
      );
      expect(headers.vary).toBe('Game, Accept-Encoding');
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.etag).toBe(answers[0]?.headers.etag);
    }
  },
);

test.each(keys.filter(isPublic))('%s is not sent again to whoever holds it', async (key) => {
  const { url } = sampleOf(key, ofPlayer);
  const first = await player.get(url);
  const again = await visitor.get(url, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  const [, time] = /"serverTime":"([^"]+)"/.exec(first.body) ?? [];
  expect(first.headers['server-time']).toBe(time);
  expect(again.headers['server-time'] === undefined).toBe(time === undefined);
});

test.each(keys.filter((key) => !isPublic(key)))('%s is kept nowhere', async (key) => {
  for (const { headers } of await readAs(key)) {
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  }
});

const gzip = { 'accept-encoding': 'gzip, deflate, br' };

test.each(keys.filter(isPublic))('%s is the same compressed', async (key) => {
  const { url } = sampleOf(key, ofPlayer);
  const plain = await visitor.get(url);
  const answer = await visitor.get(url, gzip);
  const isLong = plain.rawPayload.length >= 1100;
  if (isLong) expect(answer.headers['content-encoding']).toBe('gzip');
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  const body = isPacked ? gunzipSync(answer.rawPayload).toString() : answer.body;
  expect(withoutTime(body)).toBe(withoutTime(plain.body));
  for (const name of ['etag', 'vary', 'cache-control', 'content-type']) {
    expect(answer.headers[name], name).toBe(plain.headers[name]);
  }
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  // Either form of the etag counts as a match.
  const held = { ...gzip, 'if-none-match': String(plain.headers.etag) };
  const again = await visitor.get(url, held);
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-encoding']).toBeUndefined();
  const head = await product.app.inject({ method: 'HEAD', url, headers: { game: '1', ...gzip } });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-encoding']).toBe(answer.headers['content-encoding']);
});

test.each([`/api/event/get?eventId=${eventId}`, '/api/openapi.json', '/api/docs'])(
  '%s is long enough to be compressed',
  async (url) => {
    expect((await visitor.get(url, gzip)).headers['content-encoding']).toBe('gzip');
  },
);

test.each(['', 'identity', 'br', 'gzip;q=0', 'gzip;q=0, br'])(
  'who does not take gzip (%j) is sent none',
  async (accepted) => {
    const url = `/api/event/get?eventId=${eventId}`;
    const { headers, body } = await visitor.get(url, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body).id).toBe(eventId);
  },
);

// The length of a compressed body leaks its content, so personal answers are not compressed.
test.each(keys.filter((key) => !isPublic(key)))('%s is never compressed', async (key) => {
  const { url } = sampleOf(key, ofPlayer);
  for (const caller of Object.values(callers)) {
    expect((await caller.get(url, gzip)).headers['content-encoding']).toBeUndefined();
  }
});

test.each(keys.filter(isPublic))('%s: a refusal is kept nowhere', async (key) => {
  const [, path = ''] = key.split(' ');
  const { url } = sampleOf(key, ofPlayer);
  const unknown: Chooser = (field) =>
    ['eventId', 'userId'].includes(field) ? '999999' : undefined;
  const asked = [sampleOf(key, unknown).url, `${path.replaceAll(/:\w+/g, 'x')}?eventId=x&gameId=x`];
  for (const answer of await Promise.all(asked.map((at) => visitor.get(at)))) {
    if (answer.statusCode === 200) continue;
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  const post = await visitor.post(url);
  expect([post.statusCode, post.headers['cache-control']]).toEqual([404, 'no-store']);
});

/** Pictures are no JSON. */
const shapeOf = (response: z.ZodType) => z.toJSONSchema(response, { unrepresentable: 'any' });

test('whatever holds the server’s time says that it does', () => {
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const { response, tellsTime = false } = endpointOf(key);
    const holdsTime = JSON.stringify(shapeOf(response)).includes('"serverTime"');
    expect({ key, tellsTime }).toEqual({ key, tellsTime: holdsTime });
  }
});

test('a new state of the event has a new tag', async () => {
  const url = `/api/event/get?eventId=${eventId}`;
  const before = await visitor.get(url);
  await admin.post('/api/event/stage', {
    eventId,
    action: 'unlock',
    relockTime: new Date(Date.now() + 3_600_000).toISOString(),
    reason: '',
  });
  const after = await visitor.get(url, { 'if-none-match': String(before.headers.etag) });
  expect(after.statusCode).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test.each(['/healthz', '/readyz', '/nowhere', '/api/nowhere'])(
  '%s beside the contract is kept nowhere',
  async (url) => {
    expect((await visitor.get(url)).headers['cache-control']).toBe('no-store');
  },
);
