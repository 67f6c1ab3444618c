import { type Endpoint, type EndpointKey, endpoints, isForKeys } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../../testing/account/users.ts';
import { recordingHandlers, testApp } from '../../../../testing/platform/app.ts';

const own = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
};
const origin = 'http://localhost:3000';

const headerRows = [
  { why: "the product's own page", headers: { game: '1', origin, ...own }, isRefused: false },
  { why: 'a program that sends no fetch headers', headers: { game: '1' }, isRefused: false },
  { why: 'an older browser, right origin', headers: { game: '1', origin }, isRefused: false },
  { why: 'no Game header', headers: { origin, ...own }, isRefused: true },
  { why: 'an empty Game header', headers: { game: '', ...own }, isRefused: true },
  {
    why: 'another site',
    headers: { game: '1', origin, ...own, 'sec-fetch-site': 'cross-site' },
    isRefused: true,
  },
  {
    why: 'a neighbouring subdomain',
    headers: { game: '1', origin, ...own, 'sec-fetch-site': 'same-site' },
    isRefused: true,
  },
  {
    why: 'typed into the address bar',
    headers: { game: '1', ...own, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    isRefused: true,
  },
  {
    why: 'a navigation from an own page',
    headers: { game: '1', ...own, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    isRefused: true,
  },
  {
    why: 'an image on an own page',
    headers: { game: '1', ...own, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    isRefused: true,
  },
  {
    why: 'a prefetch',
    headers: { game: '1', ...own, 'sec-purpose': 'prefetch;prerender' },
    isRefused: true,
  },
  {
    why: 'an older browser, other origin',
    headers: { game: '1', origin: 'https://evil.example' },
    isRefused: true,
  },
  {
    why: 'an older browser, other port',
    headers: { game: '1', origin: 'http://localhost:3001' },
    isRefused: true,
  },
  { why: 'a sandboxed frame', headers: { game: '1', origin: 'null' }, isRefused: true },
];

const mutating = (Object.entries(endpoints) as [EndpointKey, Endpoint][])
  .filter(
    ([, { who, mutates, isTokenProof, isWebhook }]) =>
      mutates && !isTokenProof && !isWebhook && !isForKeys(who),
  )
  .map(([key]) => key);

describe('calls that change something', async () => {
  const reached: EndpointKey[] = [];
  const { app, db } = await testApp({ handlers: recordingHandlers(reached) });
  const admin = await signedIn({ app, db }, 'cross', ['Admin']);
  const rows = mutating.flatMap((key) => headerRows.map((row) => ({ key, ...row })));

  test.each(rows)('$key: $why', async ({ key, headers, isRefused }) => {
    reached.length = 0;
    const [method, path = ''] = key.split(' ');
    const answer = await app.inject({
      method: method as 'POST',
      url: path.replace(/:\w+/g, '1'),
      cookies: Object.fromEntries(admin.cookies),
      headers,
      payload: {},
    });
    if (!isRefused) expect(answer.statusCode).not.toBe(403);
    else {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'cross_site' });
      expect(reached).toEqual([]);
    }
  });

  test.each([
    { why: 'a form', type: 'application/x-www-form-urlencoded' },
    { why: 'a form with files', type: 'multipart/form-data; boundary=x' },
    { why: 'text that is JSON', type: 'text/plain' },
  ])('bodies other than JSON are not read: $why', async ({ type }) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { game: '1', 'content-type': type },
      payload: '{"username":"a","password":"b"}',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request' });
  });

  test('no answer invites other sites', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.statusCode).toBe(404);
    const names = Object.keys(answer.headers);
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
