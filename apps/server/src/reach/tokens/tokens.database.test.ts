import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { goodPassword, type TestUser } from '../../../testing/account/users.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createResetId } from '../../account/accounts/passwords/reset-link.service.ts';
import { rateLimitsOf, unlimited } from '../../platform/rate-limits/rate-limits.ts';
import { isTokenSecret } from './token-secret.ts';

const product = await testProduct();
const { app, db } = product;
/** Another process on the same database. */
const another = await testProduct(product);

interface Made {
  readonly secret: string;
  readonly token: { readonly id: number; readonly prefix: string };
}

const wish = { name: 'Scores on my stream', scopes: ['read'], expiresInDays: null };
const make = async (user: TestUser, changes: object = {}): Promise<Made> => {
  const answer = await user.post('/api/token/create', { ...wish, ...changes });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const bearing = (secret: string, more: Record<string, string> = {}) => ({
  authorization: `Bearer ${secret}`,
  ...more,
});
const me = (secret: string, at = app) =>
  at.inject({ url: '/api/user/currentUser', headers: bearing(secret) });
const stored = (id: number) =>
  db.selectFrom('apiTokens').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a token', () => {
  test('is shown once, and stored as nothing but its hash', async () => {
    const user = await product.user('maker');
    const { secret, token } = await make(user);
    expect(secret).toMatch(/^cs_[0-9A-Za-z]{49}$/);
    expect(isTokenSecret(secret)).toBe(true);
    expect(secret.startsWith(token.prefix)).toBe(true);
    const listed = await user.get('/api/token/list');
    expect(listed.json()).toEqual([
      {
        id: token.id,
        name: wish.name,
        prefix: token.prefix,
        scopes: ['read'],
        results: null,
        createdAt: expect.any(String),
        expiresAt: null,
        isExpired: false,
        lastUsedAt: null,
      },
    ]);
    const row = await stored(token.id);
    expect(JSON.stringify({ ...row, tokenHash: row.tokenHash.toString('latin1') })).not.toContain(
      secret.slice(9),
    );
    const log = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('actorUserId', '=', user.id)
      .execute();
    expect(log.map(({ action }) => action)).toContain('token.created');
    expect(JSON.stringify(log)).not.toContain(secret);
  });

  test('is made only by who has shown to be the owner', async () => {
    const user = await product.user('unproven');
    await db
      .updateTable('sessions')
      .set({ provenAt: new Date(0) })
      .where('userId', '=', user.id)
      .execute();
    const refused = await user.post('/api/token/create', wish);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_needed']);
    await user.post('/api/account/proof', { password: goodPassword });
    await make(user);
  });

  test('is its user, who has been told of it', async () => {
    const user = await product.user('reader');
    const { secret } = await make(user);
    const answer = await me(secret);
    expect(answer.json()).toMatchObject({ id: user.id, username: 'reader', roles: [] });
    expect(answer.headers['cache-control']).toBe('no-store');
    const bell = await user.get('/api/notification/all');
    expect(bell.body).toContain('A token was made for your Callshot account');
  });

  test('is revoked at once, in every process, and by nobody else', async () => {
    const user = await product.user('revoker');
    const stranger = await product.user('stranger');
    const { secret, token } = await make(user);
    expect((await me(secret, another.app)).statusCode).toBe(200);
    const body = { tokenId: token.id };
    const theirs = await stranger.post('/api/token/revoke', body);
    expect([theirs.statusCode, theirs.json().code]).toEqual([404, 'token_not_found']);
    expect((await me(secret)).statusCode).toBe(200);
    expect((await user.post('/api/token/revoke', body)).statusCode).toBe(204);
    for (const at of [app, another.app]) {
      const answer = await me(secret, at);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
    }
    expect((await user.post('/api/token/revoke', body)).statusCode).toBe(404);
  });

  test('ends when its time is over', async () => {
    const user = await product.user('expiring');
    const { secret, token } = await make(user, { expiresInDays: 30 });
    const { expiresAt, createdAt } = await stored(token.id);
    expect(Math.round((expiresAt!.getTime() - createdAt.getTime()) / 86_400_000)).toBe(30);
    await db
      .updateTable('apiTokens')
      .set({ expiresAt: sql<Date>`clock_timestamp()` })
      .where('id', '=', token.id)
      .execute();
    expect((await me(secret)).statusCode).toBe(401);
    expect((await user.get('/api/token/list')).json()).toMatchObject([{ isExpired: true }]);
  });

  test('notes its last use at most once a minute', async () => {
    const user = await product.user('user of it');
    const { secret, token } = await make(user);
    await me(secret);
    const { lastUsedAt: first } = await stored(token.id);
    expect(first).not.toBeNull();
    await me(secret);
    expect((await stored(token.id)).lastUsedAt).toEqual(first);
    const longAgo = new Date(Date.now() - 61_000);
    await db
      .updateTable('apiTokens')
      .set({ lastUsedAt: longAgo })
      .where('id', '=', token.id)
      .execute();
    await me(secret);
    expect((await stored(token.id)).lastUsedAt).not.toEqual(longAgo);
  });

  test('there are ten at most, however many are made at once', async () => {
    const user = await product.user('collector');
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => user.post('/api/token/create', wish)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(409)]);
    expect((await user.get('/api/token/list')).json()).toHaveLength(10);
  });

  test.each([
    { why: 'no scope', body: { scopes: [] } },
    { why: 'a scope that is none', body: { scopes: ['admin'] } },
    { why: 'no name', body: { name: ' ' } },
    { why: 'a long name', body: { name: 'x'.repeat(61) } },
    { why: 'a day of the past', body: { expiresInDays: 0 } },
  ])('is refused: $why', async ({ why, body }) => {
    const user = await product.user(`w ${why}`.slice(0, 20));
    expect((await user.post('/api/token/create', { ...wish, ...body })).statusCode).toBe(400);
  });
});

describe('an account that ends takes its tokens along', () => {
  test('when it is disabled, and it does not get them back', async () => {
    const admin = await product.user('banning admin', ['Admin']);
    const user = await product.user('banned');
    const { secret } = await make(user);
    const ban = (isDisabled: boolean) =>
      admin.post('/api/user/update', { userId: user.id, isDisabled, reason: 'A test' });
    expect((await ban(true)).statusCode).toBe(200);
    expect((await me(secret)).statusCode).toBe(401);
    expect((await ban(false)).statusCode).toBe(200);
    expect((await me(secret)).statusCode).toBe(401);
  });

  test('when its owner deletes it', async () => {
    const user = await product.user('leaver');
    const { secret, token } = await make(user);
    const gone = await user.post('/api/account/delete', {
      confirmation: 'leaver',
      password: goodPassword,
    });
    expect(gone.statusCode).toBe(200);
    expect((await me(secret)).statusCode).toBe(401);
    expect(
      await db.selectFrom('apiTokens').select('id').where('id', '=', token.id).execute(),
    ).toEqual([]);
  });
});

describe('a new password', () => {
  test('leaves tokens, or ends them where that is asked for', async () => {
    const user = await product.user('changer');
    const { secret } = await make(user);
    const change = (password: string, isRevokingTokens: boolean) =>
      user.post('/api/account/password', {
        currentPassword: '',
        password,
        confirmPassword: password,
        isRevokingTokens,
      });
    expect((await change('another good one', false)).json().passwordError).toBeNull();
    expect((await me(secret)).statusCode).toBe(200);
    expect((await change('yet another one', true)).json().passwordError).toBeNull();
    expect((await me(secret)).statusCode).toBe(401);
  });

  test('by a reset link lists them and can end them', async () => {
    const user = await product.user('forgetful');
    const { secret, token } = await make(user);
    const resetId = await createResetId(db, user.id);
    const visitor = testClient(app);
    const ways = await visitor.post('/api/account/resetlink', { resetId });
    expect(ways.json().tokens).toEqual([
      { name: wish.name, prefix: token.prefix, lastUsedAt: null },
    ]);
    const reset = await visitor.post('/api/account/changepassword', {
      resetId,
      username: 'forgetful',
      password: 'remember this one',
      confirmPassword: 'remember this one',
      isRevokingTokens: true,
    });
    expect(reset.json().passwordError).toBeNull();
    expect((await me(secret)).statusCode).toBe(401);
  });
});

describe('picks by token', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  const stage = event.stages[0]!;
  const path = `/api/picks/save/user/${event.row.id}`;
  const slip = (seed: number) => randomPicks(stage.stage, randomOf(seed));
  const save = (secret: string, body: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: path, headers: bearing(secret, headers), payload: body });

  test('are saved with the scope for it, from anywhere, without cookies or the Game header [rule: api-7]', async () => {
    const user = await product.user('picker');
    const { secret } = await make(user, { scopes: ['read', 'picks:write'] });
    const saved = await save(secret, slip(1), {
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(saved.statusCode).toBe(200);
    const own = `/api/picks/get/user/${event.row.id}?userId=${user.id}`;
    const byToken = await app.inject({ url: own, headers: bearing(secret) });
    expect(byToken.json()).toEqual((await user.get(own)).json());
    expect(byToken.body.length).toBeGreaterThan(200);
  });

  test('are refused without it, and say which is missing', async () => {
    const user = await product.user('only a reader');
    const { secret } = await make(user);
    const refused = await save(secret, slip(1));
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect(refused.headers['www-authenticate']).toBe(
      'Bearer error="insufficient_scope", scope="picks:write"',
    );
  });

  test('lock for programs as they do for pages', async () => {
    const user = await product.user('late');
    const { secret } = await make(user, { scopes: ['picks:write'] });
    const late = await testEvent(db, { stages: [swissStage()], locksInMs: -1000 });
    const url = `/api/picks/save/user/${late.row.id}`;
    const body = randomPicks(late.stages[0]!.stage, randomOf(1));
    const refused = await app.inject({
      method: 'POST',
      url,
      headers: bearing(secret),
      payload: body,
    });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'picks_locked']);
  });
});

describe('with a cookie beside it', () => {
  test('the token decides', async () => {
    const cookieOwner = await product.user('of the cookie');
    const user = await product.user('of the token');
    const { secret } = await make(user);
    const cookies = Object.fromEntries(cookieOwner.cookies);
    const url = '/api/user/currentUser';
    const both = await app.inject({ url, headers: bearing(secret), cookies });
    expect(both.json().id).toBe(user.id);
    for (const wrong of ['cs_wrong', 'something else', '']) {
      const answer = await app.inject({ url, headers: bearing(wrong), cookies });
      expect([wrong, answer.statusCode]).toEqual([wrong, 401]);
    }
    // Other schemes are ignored: a proxy in front may ask for a password of its own.
    const basic = await app.inject({ url, headers: { authorization: 'Basic eDp5' }, cookies });
    expect(basic.json().id).toBe(cookieOwner.id);
  });
});

describe('what is public', () => {
  test('has an entity tag by token as well, and is kept by no shared cache', async () => {
    const user = await product.user('cacher');
    const { secret } = await make(user);
    const ask = (headers: Record<string, string> = {}) =>
      app.inject({ url: '/api/settings/all', headers: bearing(secret, headers) });
    const first = await ask();
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=0, must-revalidate',
      vary: 'Game, Authorization, Accept-Encoding',
    });
    const visitor = await app.inject({ url: '/api/settings/all' });
    expect(visitor.headers.etag).toBe(first.headers.etag);
    expect(visitor.headers['ratelimit-limit']).toBeUndefined();
    const again = await ask({ 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

test('calls of a token are counted over all processes, and it is told what is left', async () => {
  const few = { config: { rateLimits: { ...unlimited, token: { atOnce: 3, perMinute: 1 } } } };
  const [one, two] = [await testProduct(product, few), await testProduct(product, few)];
  const user = await product.user('eager');
  const { secret } = await make(user);
  const { secret: other } = await make(user);
  const told = [];
  for (const at of [one, two, one, two]) {
    const { statusCode, headers } = await me(secret, at.app);
    told.push([statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']]);
  }
  expect(told).toEqual([
    [200, '3', '2'],
    [200, '3', '1'],
    [200, '3', '0'],
    [429, '3', '0'],
  ]);
  const refused = await me(secret, one.app);
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
  expect((await me(other, one.app)).statusCode).toBe(200);
  expect(rateLimitsOf().token).toEqual({ atOnce: 60, perMinute: 60 });
});
