import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { goodPassword, signedIn } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import { limitedAddress } from '../../../platform/http/guard/limited-address.ts';
import { createPasswordWork } from '../passwords/password-work.ts';

const served = await testApp();
const { app, db } = served;
const login = '/api/auth/login';
const currentUser = '/api/user/currentUser';

const countSessions = async (userId: number) =>
  (await db.selectFrom('sessions').select('id').where('userId', '=', userId).execute()).length;

describe('logging in', () => {
  test.each([
    { why: 'by name, any case', as: (name: string) => name.toUpperCase() },
    { why: 'by email, any case', as: (name: string) => `${name.toUpperCase()}@EXAMPLE.org` },
  ])('$why', async ({ as }) => {
    const name = `enters${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await signedIn(served, name);
    const visitor = testClient(app);
    const answer = await visitor.post(login, { username: as(name), password: goodPassword });
    expect(answer.json()).toEqual({ usernameIsEmail: false, usernameChangeAvailable: false });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await visitor.get(currentUser)).json()).toEqual({
      id,
      username: name,
      roles: [],
      nameplateId: 0,
      created: expect.any(String),
    });
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    await signedIn(served, 'cookie');
    const answer = await testClient(app).post(login, {
      username: 'cookie',
      password: goodPassword,
    });
    expect(answer.cookies.find(({ name }) => name === 'callshot')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 90 * 86_400,
    });
  });

  test.each([
    { why: 'wrong password', body: { username: 'refused', password: 'wrong' } },
    {
      why: 'password in other case',
      body: { username: 'refused', password: 'Correct horse battery' },
    },
    { why: 'unknown user', body: { username: 'nobody here', password: goodPassword } },
    { why: 'SQL', body: { username: "' or 1=1 --", password: goodPassword } },
  ])('refused alike, with no session: $why [rule: accounts-24]', async ({ body }) => {
    const found = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'refused')
      .execute();
    if (found.length === 0) await signedIn(served, 'refused');
    const answer = await testClient(app).post(login, body);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      title: 'Invalid Username or Password provided',
      code: 'invalid_credentials',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    { why: 'no body', body: undefined },
    { why: 'no password', body: { username: 'a' } },
    { why: 'a list', body: [] },
    { why: 'a number', body: { username: 1, password: 2 } },
    { why: 'far too long', body: { username: 'a', password: 'x'.repeat(257) } },
  ])('what is no login is 400: $why [rule: accounts-23]', async ({ body }) => {
    const answer = await testClient(app).post(login, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().problems.length).toBeGreaterThan(0);
  });

  test.each([
    { why: 'NUL', payload: '{"username":"a\\u0000b","password":"x"}', status: 400 },
    {
      why: 'a backslash before u0000',
      payload: '{"username":"a\\\\u0000b","password":"x"}',
      status: 401,
    },
    { why: 'half a character', payload: '{"username":"a\\ud800b","password":"x"}', status: 400 },
    { why: 'broken JSON', payload: '{"username":', status: 400 },
    { why: 'a poisoned prototype', payload: '{"__proto__":{"a":1}}', status: 400 },
    { why: 'too much', payload: `"${'x'.repeat(600_000)}"`, status: 413 },
  ])('odd input never breaks it: $why', async ({ payload, status }) => {
    const headers = { game: '1', 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: login, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ title: expect.any(String), code: expect.any(String) });
  });

  test('a disabled account is no account, and its sessions end', async () => {
    const user = await signedIn(served, 'disabled');
    await db
      .updateTable('users')
      .set({ disabledAt: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect((await user.get(currentUser)).json()).toBeNull();
    const answer = await testClient(app).post(login, {
      username: 'disabled',
      password: goodPassword,
    });
    expect(answer.statusCode).toBe(401);
  });

  test('the prompts follow the account [rule: accounts-9, accounts-23]', async () => {
    const { id } = await signedIn(served, 'named@example.org');
    await db
      .updateTable('users')
      .set({ isUsernameChangeRequired: true })
      .where('id', '=', id)
      .execute();
    const body = { username: 'named@example.org', password: goodPassword };
    expect((await testClient(app).post(login, body)).json()).toEqual({
      usernameIsEmail: true,
      usernameChangeAvailable: true,
    });
  });

  test('too many at once are told to come back, and lose no attempt', async () => {
    const work = createPasswordWork({ running: 0, waiting: 0 });
    const busy = await testApp({ work });
    await signedIn(busy, 'patient');
    const body = { username: 'patient', password: goodPassword };
    const answer = await testClient(busy.app).post(login, body);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy']);
    const kept = await busy.db.selectFrom('attempts').select('attemptedAt').execute();
    expect(kept.flatMap(({ attemptedAt }) => attemptedAt)).toEqual([]);
  });
});

describe('sessions', () => {
  test('the database holds nothing that opens a session', async () => {
    const user = await signedIn(served, 'dumped');
    const token = user.cookies.get('callshot')!;
    const rows = await db.selectFrom('sessions').selectAll().execute();
    const dump = JSON.stringify(
      rows.map((row) => ({ ...row, hash: row.tokenHash.toString('hex') })),
    );
    expect(dump).not.toContain(token);
    for (const { tokenHash } of rows) {
      for (const encoding of ['hex', 'base64url', 'latin1'] as const) {
        const thief = testClient(app);
        thief.cookies.set('callshot', encodeURIComponent(tokenHash.toString(encoding)));
        expect((await thief.get(currentUser)).json()).toBeNull();
      }
    }
  });

  test('a login opens a new session and ends the browser’s old one [rule: accounts-23]', async () => {
    const user = await signedIn(served, 'again');
    const before = user.cookies.get('callshot')!;
    await user.post(login, { username: 'again', password: goodPassword });
    expect(user.cookies.get('callshot')).not.toBe(before);
    const old = testClient(app);
    old.cookies.set('callshot', before);
    expect((await old.get(currentUser)).json()).toBeNull();
    expect(await countSessions(user.id)).toBe(1);
  });

  test('a session planted before the login does not become the user’s', async () => {
    await signedIn(served, 'victim');
    const browser = testClient(app);
    browser.cookies.set('callshot', 'planted-by-somebody');
    await browser.post(login, { username: 'victim', password: goodPassword });
    expect(browser.cookies.get('callshot')).not.toBe('planted-by-somebody');
  });

  test('logging out ends it on the server [rule: accounts-32]', async () => {
    const user = await signedIn(served, 'leaver');
    const token = user.cookies.get('callshot')!;
    const answer = await user.post('/api/auth/logout');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(user.cookies.has('callshot')).toBe(false);
    user.cookies.set('callshot', token);
    expect((await user.get(currentUser)).json()).toBeNull();
  });

  test('logging out as a visitor is fine', async () => {
    expect((await testClient(app).post('/api/auth/logout')).statusCode).toBe(204);
  });

  test.each([
    {
      why: 'idle for 30 days',
      change: sql`last_seen_at = now() - interval '30 days'`,
      lives: false,
    },
    {
      why: 'idle for 29 days',
      change: sql`last_seen_at = now() - interval '29 days'`,
      lives: true,
    },
    { why: 'past its end', change: sql`expires_at = now() - interval '1 second'`, lives: false },
    {
      why: 'a player after 13 hours',
      change: sql`created_at = now() - interval '13 hours'`,
      lives: true,
    },
  ])('of a player: $why [rule: accounts-33]', async ({ why, change, lives }) => {
    const user = await signedIn(served, `p ${why.replace(/[^a-z0-9]/g, '')}`.slice(0, 20));
    await sql`update sessions set ${change} where user_id = ${user.id}`.execute(db);
    expect((await user.get(currentUser)).json() !== null).toBe(lives);
  });

  test.each([
    { role: 'Admin', hours: 13, lives: false },
    { role: 'Admin', hours: 11, lives: true },
    { role: 'EventCreator', hours: 13, lives: false },
    { role: 'Analyst', hours: 13, lives: true },
  ] as const)('of $role after $hours hours', async ({ role, hours, lives }) => {
    const user = await signedIn(served, `${role} ${hours}`, [role]);
    await sql`update sessions set created_at = now() - make_interval(hours => ${hours})
      where user_id = ${user.id}`.execute(db);
    expect((await user.get(currentUser)).json() !== null).toBe(lives);
  });

  test('being seen is written at most once a minute', async () => {
    const user = await signedIn(served, 'seen');
    const lastSeen = async () =>
      (
        await db
          .selectFrom('sessions')
          .select('lastSeenAt')
          .where('userId', '=', user.id)
          .executeTakeFirstOrThrow()
      ).lastSeenAt.getTime();
    const atFirst = await lastSeen();
    await user.get(currentUser);
    expect(await lastSeen()).toBe(atFirst);
    await sql`update sessions set last_seen_at = now() - interval '1 hour'
      where user_id = ${user.id}`.execute(db);
    await user.get(currentUser);
    expect(await lastSeen()).toBeGreaterThanOrEqual(atFirst);
  });

  test('at most 20 a user, the oldest end', async () => {
    const user = await signedIn(served, 'collector');
    for (let n = 0; n < 21; n += 1) {
      await testClient(app).post(login, { username: 'collector', password: goodPassword });
    }
    expect(await countSessions(user.id)).toBe(20);
    expect((await user.get(currentUser)).json()).toBeNull();
  });

  test('the 21st login says what it ended, and the device that it ended why', async () => {
    const user = await signedIn(served, 'traveller');
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
    await db
      .updateTable('sessions')
      .set({ userAgent: firefox })
      .where('userId', '=', user.id)
      .execute();
    const credentials = { username: 'traveller', password: goodPassword };
    const newest = testClient(app);
    for (let n = 0; n < 19; n += 1) await testClient(app).post(login, credentials);
    expect((await user.get(currentUser)).headers['session-ended']).toBeUndefined();
    await newest.post(login, credentials);
    const told = await db
      .selectFrom('notifications as n')
      .innerJoin('notices as o', 'o.id', 'n.noticeId')
      .select('o.html')
      .where('n.userId', '=', user.id)
      .execute();
    expect(told).toEqual([
      {
        html: expect.stringContaining(
          '20 devices can be logged in at a time, and Firefox on Linux had been',
        ),
      },
    ]);
    const refused = await user.get('/api/account/sessions');
    expect([refused.statusCode, refused.headers['session-ended']]).toEqual([
      401,
      expect.stringMatching(/^too-many \d{4}-/),
    ]);
    // The same each time: the browser says it once.
    const again = (await user.get(currentUser)).headers['session-ended'];
    expect(again).toBe(refused.headers['session-ended']);
    expect((await newest.get(currentUser)).headers['session-ended']).toBeUndefined();
    expect((await testClient(app).get(currentUser)).headers['session-ended']).toBeUndefined();
  });

  test('every login stands in the log, with its request and its session', async () => {
    const rows = async (userId: number) =>
      db
        .selectFrom('auditLog as l')
        .innerJoin('sessions as s', 's.id', 'l.sessionId')
        .select(['l.action', 'l.after', 's.userId'])
        .where('l.actorUserId', '=', userId)
        .where('l.action', 'like', 'login.%')
        .where('l.requestId', 'is not', null)
        .execute();
    const admin = await signedIn(served, 'boss', ['Admin']);
    const player = await signedIn(served, 'pawn');
    for (const username of ['boss', 'pawn']) {
      await testClient(app).post(login, { username, password: goodPassword });
    }
    expect(await rows(admin.id)).toEqual([
      { action: 'login.staff', after: { roles: ['Admin'] }, userId: admin.id },
    ]);
    expect(await rows(player.id)).toEqual([
      { action: 'login.user', after: null, userId: player.id },
    ]);
  });
});

describe('guessing', () => {
  const guess = (client: ReturnType<typeof testClient>, username: string) =>
    client.post(login, { username, password: 'a wrong guess' });

  test('stops after ten failures, whatever the password and the address are [rule: accounts-25]', async () => {
    const { id } = await signedIn(served, 'guessed');
    for (let n = 0; n < 10; n += 1) {
      const attacker = testClient(app, `198.51.100.${n}`);
      expect((await guess(attacker, 'guessed')).statusCode).toBe(401);
    }
    const late = await testClient(app, '198.51.100.99').post(login, {
      username: 'guessed@example.org',
      password: goodPassword,
    });
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countSessions(id)).toBe(1);
    const bursts = await db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', id)
      .where('action', '=', 'login.limit-reached')
      .execute();
    expect(bursts).toHaveLength(1);
  });

  test('does not lock out a browser that has been there before', async () => {
    await signedIn(served, 'owner of it');
    const own = testClient(app);
    const body = { username: 'owner of it', password: goodPassword };
    await own.post(login, body);
    for (let n = 0; n < 11; n += 1) await guess(testClient(app, '203.0.113.5'), 'owner of it');
    expect((await testClient(app, '203.0.113.5').post(login, body)).statusCode).toBe(429);
    expect((await own.post(login, body)).statusCode).toBe(200);
  });

  test('is limited on a known browser too', async () => {
    await signedIn(served, 'shared pc');
    const own = testClient(app);
    await own.post(login, { username: 'shared pc', password: goodPassword });
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guess(own, 'shared pc')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('of names that do not exist is limited in the same way', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await guess(testClient(app), 'no such name')).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('at the same moment gets no further', async () => {
    await signedIn(served, 'rushed');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guess(testClient(app, '192.0.2.77'), 'rushed')),
    );
    const count = (status: number) => answers.filter((a) => a.statusCode === status).length;
    expect([count(401), count(429)]).toEqual([10, 20]);
  });

  test('many accounts from one address stops as well', async () => {
    const small = await testApp();
    const attacker = testClient(small.app, '192.0.2.9');
    await guess(attacker, 'name 0');
    await small.db
      .updateTable('attempts')
      .set({ attemptedAt: sql`array_fill(attempted_at[1], array[100])` })
      .where('kind', '=', 'login-address')
      .execute();
    expect((await guess(attacker, 'name 1')).statusCode).toBe(429);
    expect((await guess(testClient(small.app, '192.0.2.10'), 'name 1')).statusCode).toBe(401);
  });

  test('is forgiven after a quarter of an hour', async () => {
    await signedIn(served, 'forgiven');
    for (let n = 0; n < 10; n += 1) await guess(testClient(app), 'forgiven');
    expect((await guess(testClient(app), 'forgiven')).statusCode).toBe(429);
    await sql`update attempts set attempted_at =
      array(select at - interval '15 minutes' from unnest(attempted_at) at)`.execute(db);
    const body = { username: 'forgiven', password: goodPassword };
    expect((await testClient(app).post(login, body)).statusCode).toBe(200);
  });

  test('nothing typed into the form stands in the attempts', async () => {
    await testClient(app).post(login, { username: 'my secret password', password: 'x' });
    const rows = await db.selectFrom('attempts').select('subject').execute();
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

test.each([
  { why: 'IPv4 as it is', address: '192.0.2.1', limited: '192.0.2.1' },
  { why: 'IPv4 in IPv6', address: '::ffff:192.0.2.1', limited: '192.0.2.1' },
  { why: 'IPv6 by its network', address: '2001:db8:1:2:3:4:5:6', limited: '2001:db8:1:2' },
  { why: 'the same network, shortened', address: '2001:db8:1:2::6', limited: '2001:db8:1:2' },
  { why: 'loopback', address: '::1', limited: '0:0:0:0' },
])('addresses are limited: $why', ({ address, limited }) => {
  expect(limitedAddress(address)).toBe(limited);
});
