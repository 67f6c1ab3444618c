import { type Endpoint, endpoints } from '@callshot/contract';
import { expect, test } from 'vitest';
import { testClient } from '../../../testing/platform/client.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { limitKindOf, type RateLimits, rateLimitsOf, unlimited } from './rate-limits.ts';

const few = { atOnce: 2, perMinute: 1 };
const none = { user: null, address: null };

/** Two processes of one product that hold everybody to this. */
async function limitedBy(calls: Partial<RateLimits['calls']>) {
  const config = { rateLimits: { ...unlimited, calls: { ...unlimited.calls, ...calls } } };
  const first = await testProduct(undefined, { config });
  return [first, await testProduct(first, { config })] as const;
}

test('every call that changes something and every dear read has a limit, of users or of addresses', () => {
  const { calls } = rateLimitsOf();
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const kind = limitKindOf(endpoint);
    expect([key, kind !== null]).toEqual([key, endpoint.mutates || endpoint.cost !== undefined]);
    if (kind !== null) expect(calls[kind].user ?? calls[kind].address).not.toBeNull();
  }
});

test('who changes their own too often is told how long to wait, by every process', async () => {
  const [first, second] = await limitedBy({ own: { user: few, address: null } });
  const [hasty, other] = [await first.user('hasty'), await first.user('other')];
  const there = testClient(second.app);
  there.cookies.set('callshot', hasty.cookies.get('callshot') ?? '');
  const change = (client: typeof there, plainNames: boolean) =>
    client.post('/api/account/preferences', { plainNames, stillPlates: false });
  expect((await change(hasty, true)).statusCode).toBe(200);
  expect((await change(there, false)).statusCode).toBe(200);
  for (const client of [hasty, there]) {
    const refused = await change(client, true);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(refused.json().retryAfter).toBeLessThanOrEqual(60);
    expect(refused.headers['retry-after']).toBe(String(refused.json().retryAfter));
  }
  expect((await hasty.get('/api/account/preferences')).json()).toMatchObject({ plainNames: false });
  expect((await change(other, true)).statusCode).toBe(200);
});

test('dear reads are counted by what they cost, of a user and of an address', async () => {
  const [{ user, visitor }] = await limitedBy({
    dear: { user: { atOnce: 9, perMinute: 1 }, address: { atOnce: 30, perMinute: 1 } },
  });
  const [keen, other] = [await user('keen'), await user('another')];
  const search = (client: typeof visitor) => client.get('/api/leagues/search?term=abc');
  const statuses: number[] = [];
  for (const client of [keen, keen, keen, keen, other]) {
    statuses.push((await search(client)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
  const { statusCode, headers } = await search(keen);
  expect([statusCode, Number(headers['retry-after']) > 60]).toEqual([429, true]);
  // The address pays for all of its users.
  for (let at = 0; at < 4; at += 1) await search(visitor);
  expect((await search(visitor)).json().code).toBe('too_many_requests');
  expect((await search(other)).statusCode).toBe(429);
  expect((await visitor.get('/api/leagues/popular')).statusCode).toBe(200);
});

test('what was counted long ago counts no more, and goes', async () => {
  const [{ db, user }] = await limitedBy({ own: { user: few, address: null } });
  const person = await user('returning');
  const change = () =>
    person.post('/api/account/preferences', { plainNames: true, stillPlates: false });
  await change();
  await change();
  expect((await change()).statusCode).toBe(429);
  await db
    .updateTable('paces')
    .set({ paidUntil: new Date(0) })
    .execute();
  expect((await change()).statusCode).toBe(200);
});

test('visitors are counted by address, a network of IPv6 as one', async () => {
  const [{ app }] = await limitedBy({ open: { user: null, address: few } });
  const leave = (address: string) => testClient(app, address).post('/api/auth/logout');
  const codes = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1']) {
    codes.push((await leave(address)).statusCode);
  }
  expect(codes).toEqual([204, 204, 429, 204]);
});

test('a few at once of somebody new are all counted', async () => {
  const [first, second] = await limitedBy({ staff: { user: few, address: null }, open: none });
  const admin = await first.user('chief', ['Admin']);
  const body = { html: '<p>x</p>' };
  const answers = await Promise.all(
    [first, second, first, second, first, second].map(({ app }) => {
      const client = testClient(app);
      client.cookies.set('callshot', admin.cookies.get('callshot') ?? '');
      return client.post('/api/notification/previewAnnouncement', body);
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 429, 429, 429, 429,
  ]);
});

test('a call has a limit of its own where the contract says one, on all processes, with its own refusal', async () => {
  const [first, second] = await limitedBy({});
  const [eager, other] = [await first.user('eager'), await first.user('patient')];
  const there = testClient(second.app);
  there.cookies.set('callshot', eager.cookies.get('callshot') ?? '');
  const url = '/api/account/export';
  for (const client of [eager, there, eager, there, eager]) {
    expect((await client.get(url)).statusCode).toBe(200);
  }
  const refused = await there.get(url);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_exports']);
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await other.get(url)).statusCode).toBe(200);
});

test('one of an address counts whoever asks from there, known or not', async () => {
  const [{ app }] = await limitedBy({});
  const forget = (address: string) =>
    testClient(app, address).post('/api/account/forgotpassword', { email: 'a@example.org' });
  const codes = await Promise.all(Array.from({ length: 22 }, () => forget('198.51.100.7')));
  expect(codes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  expect((await forget('198.51.100.8')).statusCode).not.toBe(429);
});
