import { type Endpoint, endpoints } from '@callshot/contract';
import { describe, expect, test } from 'vitest';
import { testProduct } from '../../../../testing/product/product.ts';
import { createServerKeys } from '../channels/server-keys.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const product = await testProduct();
const { app, db } = product;
const key = await createServerKeys(db).unsubscribe();
const path = '/api/notification/unsubscribe';

async function optedIn(name: string) {
  const user = await product.user(name);
  await db
    .insertInto('notificationPreferences')
    .values({ userId: user.id, email: true, push: true })
    .execute();
  return user;
}

const choiceOf = (userId: number) =>
  db
    .selectFrom('notificationPreferences')
    .select(['lockReminders', 'email', 'push'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

/** As a mail program sends it (RFC 8058): a form, no cookie, none of the product's headers. */
const sendForm = (url: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('a mail program', () => {
  test('switches its channel off by one click, and nothing else', async () => {
    const user = await optedIn('one-click');
    const token = unsubscribeToken(key, { userId: user.id, channel: 'email' });
    const answer = await sendForm(`${path}?token=${token}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { channel: 'email' }]);
    expect(await choiceOf(user.id)).toEqual({ lockReminders: true, email: false, push: true });
    expect((await sendForm(`${path}?token=${token}`)).statusCode).toBe(200);
  });

  test.each([
    { why: 'a form with parts', type: 'multipart/form-data; boundary=x', body: '--x--' },
    { why: 'JSON, as our own page sends it', type: 'application/json', body: '{}' },
    { why: 'nothing at all', type: null, body: undefined },
  ])('may send $why', async ({ why, type, body }) => {
    const user = await optedIn(`form-${why.length}`);
    const token = unsubscribeToken(key, { userId: user.id, channel: 'push' });
    const answer = await app.inject({
      method: 'POST',
      url: `${path}?token=${token}`,
      headers: {
        origin: 'https://mail.example',
        ...(type === null ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect(answer.json()).toEqual({ channel: 'push' });
    expect(await choiceOf(user.id)).toMatchObject({ email: true, push: false });
  });

  test('may not send much', async () => {
    const user = await optedIn('verbose');
    const token = unsubscribeToken(key, { userId: user.id, channel: 'email' });
    const answer = await app.inject({
      method: 'POST',
      url: `${path}?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(5000),
    });
    expect(answer.statusCode).toBe(413);
    expect(await choiceOf(user.id)).toMatchObject({ email: true });
  });
});

describe('a token', async () => {
  const user = await optedIn('holder');
  const good = unsubscribeToken(key, { userId: user.id, channel: 'email' });
  const otherKey = Buffer.alloc(32, 7);

  test.each([
    { why: 'none', token: '' },
    { why: 'of another user', token: good.replace(/^\d+/, String(user.id + 1)) },
    { why: 'of another channel', token: good.replace('email', 'push') },
    { why: 'of an unknown channel', token: good.replace('email', 'post') },
    { why: 'cut short', token: good.slice(0, -1) },
    { why: 'with something behind it', token: `${good}A` },
    {
      why: 'signed by somebody else',
      token: unsubscribeToken(otherKey, { userId: user.id, channel: 'email' }),
    },
    { why: 'with an id that is no id', token: good.replace(/^\d+/, `0${user.id}`) },
  ])('that is not ours switches nothing off: $why', async ({ token }) => {
    const answer = await sendForm(`${path}?token=${encodeURIComponent(token)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_token']);
    expect(await choiceOf(user.id)).toEqual({ lockReminders: true, email: true, push: true });
  });

  test('says whom and what it is for', () => {
    expect(readUnsubscribeToken(key, good)).toEqual({ userId: user.id, channel: 'email' });
  });
});

test('no other call reads a form', async () => {
  const all = Object.entries(endpoints) as [string, Endpoint][];
  expect(all.filter(([, endpoint]) => endpoint.isTokenProof).map(([name]) => name)).toEqual([
    `POST ${path}`,
  ]);
  const posts = all.filter(([name, endpoint]) => name.startsWith('POST') && !endpoint.isTokenProof);
  const admin = await product.user('former', ['Admin']);
  for (const [name] of posts) {
    const answer = await app.inject({
      method: 'POST',
      url: (name.split(' ')[1] ?? '').replace(/:\w+/g, '1'),
      headers: { game: '1', 'content-type': 'application/x-www-form-urlencoded' },
      cookies: Object.fromEntries(admin.cookies),
      payload: 'a=b',
    });
    expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'bad_request']);
  }
});
