import { describe, expect, test } from 'vitest';
import {
  providerNames,
  returnFrom,
  signInAs,
  testSignIn,
} from '../../../testing/account/sign-in.ts';
import { auditRows } from '../../../testing/platform/audit.ts';
import { testClient } from '../../../testing/platform/client.ts';

const product = await testSignIn();
const { app, db, fakes } = product;
const currentUser = '/api/user/currentUser';

const auditOf = (userId: number) =>
  auditRows(db).where('l.subjectType', '=', 'user').where('l.subjectId', '=', userId).execute();

test('what is offered, for the icons', async () => {
  const answer = await product.visitor.get('/api/auth/providers');
  expect(answer.json()).toEqual(['discord', 'google', 'reddit']);
});

describe.each(providerNames)('with %s', (provider) => {
  test('somebody new becomes an account with a given name and without an email [rule: sign-in-8]', async () => {
    fakes[provider].addPerson({
      id: `new-${provider}`,
      name: 'Newcomer',
      email: 'newcomer@example.org',
      isEmailVerified: true,
    });
    const browser = testClient(app);
    const answer = await signInAs(browser, provider, 'Newcomer');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { usernameIsEmail: false, usernameChangeAvailable: false, created: true },
    ]);
    const me = (await browser.get(currentUser)).json();
    expect(me).toEqual({
      id: expect.any(Number),
      username: expect.stringMatching(/^player-[a-z0-9]{8}$/),
      roles: [],
      nameplateId: 0,
      created: expect.any(String),
    });
    const row = await db
      .selectFrom('users')
      .select(['email', 'passwordHash'])
      .where('id', '=', me.id)
      .executeTakeFirst();
    expect(row).toEqual({ email: null, passwordHash: null });
    const login = await db
      .selectFrom('externalLogins')
      .select(['provider', 'subject', 'externalUsername'])
      .where('userId', '=', me.id)
      .execute();
    expect(login).toEqual([{ provider, subject: `new-${provider}`, externalUsername: 'Newcomer' }]);
    expect(await auditOf(me.id)).toMatchObject([
      {
        action: 'user.registered',
        actorUserId: me.id,
        after: { username: me.username, provider },
      },
      { action: 'login.user', actorUserId: me.id },
    ]);
  });

  test('the same person comes back to the same account, in any browser, renamed or not', async () => {
    const first = testClient(app);
    await signInAs(first, provider, 'Rook');
    const { id } = (await first.get(currentUser)).json();
    const [{ subject } = { subject: '' }] = await db
      .selectFrom('externalLogins')
      .select('subject')
      .where('userId', '=', id)
      .execute();
    fakes[provider].addPerson({ id: subject, name: 'Rook the Second' });

    const second = testClient(app);
    const answer = await signInAs(second, provider, 'Rook the Second');
    expect(answer.json()).toEqual({
      usernameIsEmail: false,
      usernameChangeAvailable: false,
      created: false,
    });
    expect((await second.get(currentUser)).json().id).toBe(id);
    expect((await first.get(currentUser)).json().id).toBe(id);
    const { externalUsername } = await db
      .selectFrom('externalLogins')
      .select('externalUsername')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    expect(externalUsername).toBe('Rook the Second');
  });

  test('somebody who cancels is where they were', async () => {
    const before = await product.tables();
    const browser = testClient(app);
    const { search } = await returnFrom(browser, provider, { person: null });
    expect(search).toContain('error=access_denied');
    const answer = await browser.get(`/api/auth/signin-${provider}${search}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'sign_in_failed']);
    expect(await product.tables()).toEqual(before);
  });
});

test('a session like that of a password: new each time, the device known, the old one ended', async () => {
  const browser = testClient(app);
  await signInAs(browser, 'discord', 'Session');
  const { id } = (await browser.get(currentUser)).json();
  const [session, device] = [
    browser.cookies.get('callshot'),
    browser.cookies.get(`callshot-device-${id}`),
  ];
  expect(browser.cookies.has('callshot-sign-in')).toBe(false);
  await signInAs(browser, 'discord', 'Session');
  expect(browser.cookies.get('callshot')).not.toBe(session);
  expect(browser.cookies.get(`callshot-device-${id}`)).toBe(device);
  const sessions = await db.selectFrom('sessions').select('id').where('userId', '=', id).execute();
  expect(sessions).toHaveLength(1);
});

test('the cookie that binds an attempt is out of reach of scripts and of other sites [rule: sign-in-1]', async () => {
  const browser = testClient(app);
  const answer = await browser.get('/api/auth/discord-url');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'callshot-sign-in',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 900,
    }),
  ]);
});

test('an address that was asked for earlier still works, and others beside it [rule: sign-in-1, sign-in-2]', async () => {
  const browser = testClient(app);
  const [first, again] = [
    (await browser.get('/api/auth/google-url')).json(),
    (await browser.get('/api/auth/google-url')).json(),
  ];
  expect(again).toEqual(first);
  await browser.get('/api/auth/reddit-url');
  const answer = await signInAs(browser, 'google', 'Cached');
  expect(answer.statusCode).toBe(200);
});

test('further parameters of a provider do not matter, wherever the code stands [rule: sign-in-6]', async () => {
  const browser = testClient(app);
  const { searchParams } = await returnFrom(browser, 'google', { person: 'Extra' });
  const search = new URLSearchParams([
    ['scope', 'openid profile'],
    ['authuser', '0'],
    ...searchParams,
    ['prompt', 'consent'],
  ]);
  const answer = await browser.get(`/api/auth/signin-google?${search}`);
  expect(answer.statusCode).toBe(200);
});

test('an account named by an email says so [rule: sign-in-8]', async () => {
  const browser = testClient(app);
  await signInAs(browser, 'reddit', 'Named by email');
  const { id } = (await browser.get(currentUser)).json();
  await db
    .updateTable('users')
    .set({ username: 'jo@example.org', usernameKey: 'jo@example.org' })
    .where('id', '=', id)
    .execute();
  const answer = await signInAs(browser, 'reddit', 'Named by email');
  expect(answer.json()).toEqual({
    usernameIsEmail: true,
    usernameChangeAvailable: false,
    created: false,
  });
});

test('an account that staff want renamed says so', async () => {
  const browser = testClient(app);
  await signInAs(browser, 'discord', 'Flagged');
  const { id } = (await browser.get(currentUser)).json();
  await db
    .updateTable('users')
    .set({ isUsernameChangeRequired: true })
    .where('id', '=', id)
    .execute();
  const answer = await signInAs(browser, 'discord', 'Flagged');
  expect(answer.json()).toMatchObject({ usernameChangeAvailable: true, created: false });
});

test('staff who sign in stand in the audit log', async () => {
  const browser = testClient(app);
  await signInAs(browser, 'google', 'Staff');
  const { id } = (await browser.get(currentUser)).json();
  await db.insertInto('userRoles').values({ userId: id, roleId: 1 }).execute();
  await signInAs(browser, 'google', 'Staff');
  expect(await auditOf(id)).toContainEqual(
    expect.objectContaining({
      action: 'login.staff',
      actorUserId: id,
      after: { roles: ['Admin'] },
    }),
  );
});

test('a disabled account stays shut', async () => {
  const browser = testClient(app);
  await signInAs(browser, 'discord', 'Disabled');
  const { id } = (await browser.get(currentUser)).json();
  await db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', id).execute();
  const before = await product.tables();
  const answer = await signInAs(testClient(app), 'discord', 'Disabled');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'sign_in_failed']);
  expect(answer.cookies.map(({ name }) => name)).toEqual(['callshot-sign-in']);
  expect(await product.tables()).toEqual(before);
});

test('two callbacks of one new person at the same moment make one account', async () => {
  const [one, other] = [testClient(app), testClient(app)];
  const [first, second] = await Promise.all([
    returnFrom(one, 'discord', { person: 'Twice' }),
    returnFrom(other, 'discord', { person: 'Twice' }),
  ]);
  const answers = await Promise.all([
    one.get(`/api/auth/signin-discord${first.search}`),
    other.get(`/api/auth/signin-discord${second.search}`),
  ]);
  expect(answers.map((answer) => answer.json().created).sort()).toEqual([false, true]);
  const ids = [(await one.get(currentUser)).json().id, (await other.get(currentUser)).json().id];
  expect(ids[0]).toBe(ids[1]);
});

describe('limits', () => {
  test('new accounts count as registrations; those who have one come in', async () => {
    const limited = await testSignIn({ config: { registrationsPerHour: 1 } });
    expect((await signInAs(testClient(limited.app), 'discord', 'First')).statusCode).toBe(200);
    const before = await limited.tables();
    const refused = await signInAs(testClient(limited.app), 'google', 'Second');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
    expect(await limited.tables()).toEqual(before);
    expect((await signInAs(testClient(limited.app), 'discord', 'First')).statusCode).toBe(200);
  });

  test('whoever fails a hundred times waits; another address does not', async () => {
    const address = '203.0.113.7';
    const browser = testClient(app, address);
    const answers = await Promise.all(
      Array.from({ length: 101 }, () => browser.get('/api/auth/signin-discord?code=x&state=y')),
    );
    const waits = answers.filter(({ statusCode }) => statusCode === 429);
    expect(waits.map(({ headers }) => Number(headers['retry-after']) > 600)).toEqual([true]);
    const elsewhere = await signInAs(testClient(app, '203.0.113.8'), 'discord', 'Elsewhere');
    expect(elsewhere.statusCode).toBe(200);
  });
});

describe('not configured', async () => {
  const { discord } = fakes;
  const only = await testSignIn({ providers: { discord } });

  test('only what is configured is offered', async () => {
    expect((await only.visitor.get('/api/auth/providers')).json()).toEqual(['discord']);
  });

  test.each(['google-url', 'reddit-url', 'signin-google?code=a', 'signin-reddit?code=a'])(
    '%s is not there',
    async (path) => {
      const answer = await only.visitor.get(`/api/auth/${path}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});
