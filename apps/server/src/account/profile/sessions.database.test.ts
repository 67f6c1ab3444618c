import { expect, test } from 'vitest';
import type { TestUser } from '../../../testing/account/users.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { insertSession } from '../accounts/login/sessions.repository.ts';

const product = await testProduct();
const { app, db } = product;

interface Session {
  readonly id: number;
  readonly device: string;
  readonly isCurrent: boolean;
}

const windows = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/143.0';

/** The same user in another browser. */
async function elsewhere(user: TestUser, userAgent = windows): Promise<TestUser> {
  const client = testClient(app);
  client.cookies.set('callshot', (await insertSession(db, user.id, userAgent)).token);
  return { ...client, id: user.id };
}

const sessionsOf = async (user: TestUser): Promise<Session[]> =>
  (await user.get('/api/account/sessions')).json();
const stored = (user: TestUser) =>
  db.selectFrom('sessions').select('id').where('userId', '=', user.id).execute();
const isSignedIn = async (user: TestUser) =>
  (await user.get('/api/user/currentUser')).json() !== null;
const idOfOther = async (user: TestUser) =>
  (await sessionsOf(user)).find(({ isCurrent }) => !isCurrent)?.id;

test('sessions are listed with what tells them apart, and no token', async () => {
  const user = await product.user('roamer');
  await elsewhere(user);
  const answer = await user.get('/api/account/sessions');
  expect(answer.json()).toEqual([
    {
      id: expect.any(Number),
      device: 'Firefox on Windows',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
      isCurrent: false,
    },
    expect.objectContaining({ device: 'Unknown device', isCurrent: true }),
  ]);
});

test.each([
  { why: 'its time is over', set: { expiresAt: new Date(0) }, roles: [] },
  { why: 'it was not used for 30 days', set: { lastSeenAt: new Date(0) }, roles: [] },
  { why: 'staff sessions end after 12 hours', set: { createdAt: new Date(0) }, roles: ['Admin'] },
] as const)('a session that opens nothing is not listed: $why', async ({ set, roles }) => {
  const user = await product.user(`late ${Object.keys(set)[0]}`, roles);
  await elsewhere(user);
  const id = await idOfOther(user);
  await db.updateTable('sessions').set(set).where('id', '=', id!).execute();
  expect(await sessionsOf(user)).toHaveLength(1);
});

test('one session ends: that browser is a visitor, this one and others stay', async () => {
  const user = await product.user('ender');
  const phone = await elsewhere(user);
  const id = await idOfOther(user);
  const desk = await elsewhere(user);
  const answer = await user.delete(`/api/account/sessions/${id}`);
  expect(answer.statusCode).toBe(204);
  expect(await Promise.all([user, phone, desk].map(isSignedIn))).toEqual([true, false, true]);
  const again = await user.delete(`/api/account/sessions/${id}`);
  expect([again.statusCode, again.json().title]).toEqual([404, 'No such session']);
});

test('ending the own one logs out', async () => {
  const user = await product.user('leaver');
  const [{ id } = { id: 0 }] = await sessionsOf(user);
  expect((await user.delete(`/api/account/sessions/${id}`)).statusCode).toBe(204);
  expect(user.cookies.has('callshot')).toBe(false);
});

test("nobody ends another user's session", async () => {
  const user = await product.user('victim');
  const stranger = await product.user('stranger', ['Admin']);
  const [{ id } = { id: 0 }] = await sessionsOf(user);
  const answer = await stranger.delete(`/api/account/sessions/${id}`);
  expect([answer.statusCode, answer.json().title]).toEqual([404, 'No such session']);
  expect((await stranger.delete('/api/account/sessions')).statusCode).toBe(204);
  expect(await stored(user)).toEqual([{ id }]);
});

test('all others end at once, also when two browsers ask for it', async () => {
  const user = await product.user('sweeper');
  const others = [await elsewhere(user), await elsewhere(user)];
  expect((await user.delete('/api/account/sessions')).statusCode).toBe(204);
  expect(await Promise.all([user, ...others].map(isSignedIn))).toEqual([true, false, false]);
  const rival = await elsewhere(user);
  const answers = await Promise.all(
    [user, rival].map((one) => one.delete('/api/account/sessions')),
  );
  // The session that ended first may have become a visitor's before its own call is read.
  for (const { statusCode } of answers) expect([204, 401]).toContain(statusCode);
  expect((await stored(user)).length).toBeLessThanOrEqual(1);
});

test.each(['0', '-1', 'x', '9007199254740993', '%00'])(
  'an id that is none is 400: %s',
  async (id) => {
    const user = await product.user(`bad id ${id.replaceAll('%', '')}`);
    expect((await user.delete(`/api/account/sessions/${id}`)).statusCode).toBe(400);
    expect(await stored(user)).toHaveLength(1);
  },
);

test('without the Game header nothing ends', async () => {
  const user = await product.user('header');
  await elsewhere(user);
  expect((await user.delete('/api/account/sessions', { game: '' })).statusCode).toBe(403);
  expect(await stored(user)).toHaveLength(2);
});
