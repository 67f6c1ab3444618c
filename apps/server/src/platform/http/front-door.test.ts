import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdmission } from './admission.ts';
import { createFrontDoor } from './front-door.ts';

const limits = {
  running: 2,
  runningReads: 1,
  runningWrites: 1,
  waitingReads: 0,
  waitingWrites: 0,
  waitMs: 10,
  queueMs: 10,
};
const admission = createAdmission(limits);
const handled: string[] = [];
const door = createFrontDoor(
  { admission, headers: { 'x-content-type-options': 'nosniff' }, requestTimeout: 30_000 },
  (request, response) => {
    handled.push(`${request.method} ${request.url}`);
    response.end('handled');
  },
);
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  await admission.enter('read');
});
beforeEach(() => {
  handled.length = 0;
});
afterAll(() => {
  door.close();
});

test('a call without a place is refused as everywhere, and nothing else sees it', async () => {
  const refused = await fetch(`${origin}/api/event/next`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toEqual({
    title: 'Temporarily unavailable. Please try again in a moment.',
    code: 'unavailable',
    retryAfter: 2,
  });
  expect(handled).toEqual([]);
});

test('what is no call of the contract always comes through, and saves have room of their own', async () => {
  for (const path of ['/healthz', '/metrics', '/submissions', '/']) await fetch(`${origin}${path}`);
  await fetch(`${origin}/api/picks/save/user/1`, { method: 'POST', body: '{}' });
  expect(handled).toEqual([
    'GET /healthz',
    'GET /metrics',
    'GET /submissions',
    'GET /',
    'POST /api/picks/save/user/1',
  ]);
});

test('a body that nobody read does not spoil the connection', async () => {
  await admission.enter('write');
  const save = () =>
    fetch(`${origin}/api/picks/save/user/1`, { method: 'POST', body: 'x'.repeat(300_000) });
  expect((await save()).status).toBe(503);
  admission.leave('write');
  expect(await (await save()).text()).toBe('handled');
});
