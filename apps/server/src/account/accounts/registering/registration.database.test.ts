import { describe, expect, test } from 'vitest';
import { goodPassword, signedIn } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { auditRows } from '../../../../testing/platform/audit.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import { withFaults } from '../../../../testing/with-faults.ts';
import { createPasswordWork } from '../passwords/password-work.ts';
import { createFirstAdminLink, ensureAdmin } from './first-admin.service.ts';

const register = '/api/account/register';
const form = (username: string, others = {}) => ({
  username,
  email: `${username.replaceAll(' ', '')}@example.org`,
  password: goodPassword,
  confirmPassword: goodPassword,
  ...others,
});
const fine = {
  usernameError: null,
  emailError: null,
  passwordError: null,
  confirmPasswordError: null,
};

describe('registering', async () => {
  const served = await testApp({ config: { registrationsPerHour: 1000 } });
  const { app, db } = served;
  const countUsers = async () => (await db.selectFrom('users').select('id').execute()).length;

  test('creates the account, signs in, and writes it down [rule: accounts-2, accounts-41]', async () => {
    const visitor = testClient(app);
    const answer = await visitor.post(
      register,
      form(' New Player ', { email: ' New@Example.ORG ' }),
    );
    expect([answer.statusCode, answer.json()]).toEqual([200, fine]);
    const me = (await visitor.get('/api/user/currentUser')).json();
    expect(me).toMatchObject({ username: 'New Player', roles: [] });
    const row = await db
      .selectFrom('users')
      .select(['email', 'passwordHash'])
      .where('id', '=', me.id)
      .executeTakeFirstOrThrow();
    expect(row.email).toBe('new@example.org');
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await auditRows(db).where('l.subjectId', '=', me.id).execute()).toMatchObject([
      { action: 'user.registered', after: { username: 'New Player' } },
      { action: 'login.user', after: null },
    ]);
  });

  test.each([
    { why: 'name too short', body: form('ab'), field: 'usernameError' },
    {
      why: 'name is an email',
      body: form('a@b.org', { email: 'x@b.org' }),
      field: 'usernameError',
    },
    { why: 'name reserved', body: form('moderator'), field: 'usernameError' },
    { why: 'no email', body: form('wants in', { email: 'nowhere' }), field: 'emailError' },
    {
      why: 'password too short',
      body: form('wants in', { password: 'short', confirmPassword: 'short' }),
      field: 'passwordError',
    },
    {
      why: 'password too common',
      body: form('wants in', { password: 'password123', confirmPassword: 'password123' }),
      field: 'passwordError',
    },
    {
      why: 'passwords differ',
      body: form('wants in', { confirmPassword: 'something else' }),
      field: 'confirmPasswordError',
    },
    {
      why: 'name taken, other case',
      body: form('TAKEN', { email: 'n@b.org' }),
      field: 'usernameError',
    },
    {
      why: 'email taken',
      body: form('fresh', { email: 'Taken@example.org' }),
      field: 'emailError',
    },
  ])(
    'answers 200 with the error of the field and writes nothing: $why [rule: accounts-2]',
    async ({ body, field }) => {
      if (
        !(await db
          .selectFrom('users')
          .select('id')
          .where('username', '=', 'taken')
          .executeTakeFirst())
      ) {
        await signedIn(served, 'taken');
      }
      const before = await countUsers();
      const answer = await testClient(app).post(register, body);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.json()).toEqual(withFaults({ ...fine, [field]: expect.any(String) }));
      expect(await countUsers()).toBe(before);
    },
  );

  test('all fields are told at once', async () => {
    const body = { username: '', email: '', password: '', confirmPassword: 'x' };
    const { faults, ...errors } = (await testClient(app).post(register, body)).json();
    expect(Object.keys(faults)).toEqual(Object.keys(errors));
    expect(Object.values(errors).every((error) => typeof error === 'string')).toBe(true);
  });

  test('a name that is taken is told with all else that is wrong, an email not before the limit [rule: accounts-3]', async () => {
    await signedIn(served, 'occupied');
    const wrong = { email: 'nowhere', password: 'short', confirmPassword: 'x' };
    const errors = (await testClient(app).post(register, form('Occupied', wrong))).json();
    expect(errors).toEqual(
      withFaults({
        usernameError: 'This username is taken',
        emailError: 'This is not an email address',
        passwordError: expect.stringMatching(/8 characters/),
        confirmPasswordError: expect.any(String),
      }),
    );
    const probe = form('Occupied', { email: 'occupied@example.org' });
    expect((await testClient(app).post(register, probe)).json()).toEqual(
      withFaults({
        ...fine,
        usernameError: 'This username is taken',
      }),
    );
  });

  test('the same name at the same moment: one account, the others hear that it is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => testClient(app).post(register, form('racer'))),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(
      Array.from({ length: 6 }, () => 200),
    );
    const winners = answers.filter((answer) => answer.json().usernameError === null);
    expect(winners).toHaveLength(1);
    expect(winners[0]!.json()).toEqual(fine);
  });
});

describe('registering again after an answer that was lost', async () => {
  const served = await testApp({ config: { registrationsPerHour: 1000 } });
  const { app, db } = served;
  const send = (key: string, body: object, client = testClient(app)) =>
    client.post(register, body, { 'idempotency-key': key });
  const meOf = async (client: ReturnType<typeof testClient>) =>
    (await client.get('/api/user/currentUser')).json();
  const accountsCalled = (username: string) =>
    db.selectFrom('users').select('id').where('username', '=', username).execute();

  test('opens the account that it made, in whatever browser knows key and password', async () => {
    const body = form('Lost Answer');
    await send('lost', body);
    const again = testClient(app);
    expect((await send('lost', body, again)).json()).toEqual(fine);
    const [account, ...others] = await accountsCalled('Lost Answer');
    expect([(await meOf(again)).id, others]).toEqual([account?.id, []]);
    const kept = await db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(kept).toMatchObject([{ userId: account?.id, key: 'lost', answer: 'null' }]);
  });

  test('two at once make one account and open it to both', async () => {
    const browsers = Array.from({ length: 4 }, () => testClient(app));
    const answers = await Promise.all(
      browsers.map((browser) => send('double', form('Doubled'), browser)),
    );
    expect(answers.map((answer) => answer.json())).toEqual(browsers.map(() => fine));
    const [account, ...others] = await accountsCalled('Doubled');
    expect(others).toEqual([]);
    const ids = await Promise.all(browsers.map(async (browser) => (await meOf(browser)).id));
    expect(ids).toEqual(browsers.map(() => account?.id));
  });

  test.each([
    { why: 'another password', others: { password: 'not the password', confirmPassword: 'x' } },
    { why: 'another e-mail', others: { email: 'thief@example.org' } },
  ])('a key that somebody else repeats opens nothing: $why', async ({ why, others }) => {
    const name = why.slice(0, 20);
    await send(why, form(name));
    const thief = testClient(app);
    const answer = await send(why, form(name, others), thief);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_mismatch']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await meOf(thief)).toBeNull();
  });

  test('the password alone opens nothing without the key, and no other account with it', async () => {
    await send('first key', form('Keyless'));
    const keyless = (await testClient(app).post(register, form('Keyless'))).json();
    expect(keyless.usernameError).toBe('This username is taken');
    expect((await send('second key', form('Keyless'))).json()).toEqual(keyless);
    const other = await send('first key', form('Other Name'));
    expect(other.json()).toEqual(fine);
  });

  test('guessing under a known key ends where guessing at logins ends', async () => {
    const body = form('Guessed At');
    await send('known', body);
    const guess = () =>
      send('known', { ...body, password: 'a wrong guess', confirmPassword: 'a wrong guess' });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).json().code).toBe('too_many_attempts');
    expect((await send('known', body)).json().code).toBe('too_many_attempts');
  });

  test('a disabled account stays shut, and a password that was changed since is asked for', async () => {
    const body = form('Changed Since');
    await send('since', body);
    const change = (values: object) =>
      db.updateTable('users').set(values).where('username', '=', 'Changed Since').execute();
    await change({ disabledAt: new Date() });
    expect((await send('since', body)).json().code).toBe('idempotency_mismatch');
    await change({ disabledAt: null, passwordHash: null });
    expect((await send('since', body)).json().code).toBe('idempotency_mismatch');
  });
});

describe('registering is limited', () => {
  test('by address', async () => {
    const { app, db } = await testApp({ config: { registrationsPerHour: 2 } });
    const from = (address: string, name: string) =>
      testClient(app, address).post(register, form(name));
    await from('192.0.2.1', 'first one');
    await from('192.0.2.1', 'second one');
    const third = await from('192.0.2.1', 'third one');
    expect([third.statusCode, third.json().code]).toEqual([429, 'too_many_attempts']);
    expect((await from('192.0.2.2', 'third one')).json()).toEqual(fine);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(3);
  });

  test('by the hashing that one process can do', async () => {
    const { app, db } = await testApp({ work: createPasswordWork({ running: 0, waiting: 0 }) });
    const answer = await testClient(app).post(register, form('eager one'));
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy']);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});

describe('the first admin', () => {
  const path = '/api/account/first-admin';
  const tokenOf = (link: string | null): string =>
    new URL(link ?? 'none:').hash.replace('#token=', '');

  test('a link makes one admin, once [rule: staff-7]', async () => {
    const { app, db } = await testApp();
    const link = await createFirstAdminLink(db, 'http://localhost:3000');
    expect(link).toMatch(/^http:\/\/localhost:3000\/first-admin#token=[\w-]{43}$/);
    const token = tokenOf(link);
    const dump = JSON.stringify(await db.selectFrom('oneTimeTokens').selectAll().execute());
    expect(dump).not.toContain(token);

    const wrong = await testClient(app).post(path, { token, ...form('ad') });
    expect(wrong.json().usernameError).toEqual(expect.any(String));
    const visitor = testClient(app);
    expect((await visitor.post(path, { token, ...form('admin') })).json()).toEqual(fine);
    const me = (await visitor.get('/api/user/currentUser')).json();
    expect(me).toMatchObject({ username: 'admin', roles: ['Admin'] });

    const again = await testClient(app).post(path, { token, ...form('second boss') });
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_used']);
    expect(await createFirstAdminLink(db, 'http://localhost:3000')).toBeNull();
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test.each([
    { why: 'never made', code: 'link_wrong', prepare: async () => 'made-up' },
    {
      why: 'voided by a newer one',
      code: 'link_replaced',
      prepare: async (db: Awaited<ReturnType<typeof testApp>>['db']) => {
        const token = tokenOf(await createFirstAdminLink(db, 'http://x.example'));
        await createFirstAdminLink(db, 'http://x.example');
        return token;
      },
    },
    {
      why: 'expired',
      code: 'link_expired',
      prepare: async (db: Awaited<ReturnType<typeof testApp>>['db']) => {
        const token = tokenOf(await createFirstAdminLink(db, 'http://x.example'));
        await db
          .updateTable('oneTimeTokens')
          .set({ expiresAt: new Date(0) })
          .execute();
        return token;
      },
    },
    {
      why: 'there is an admin by now',
      code: 'link_used',
      prepare: async (db: Awaited<ReturnType<typeof testApp>>['db']) => {
        const token = tokenOf(await createFirstAdminLink(db, 'http://x.example'));
        await ensureAdmin(db, 'root', goodPassword);
        return token;
      },
    },
  ])('a link that is not good makes nobody admin: $why', async ({ code, prepare }) => {
    const { app, db } = await testApp();
    const token = await prepare(db);
    const before = await db.selectFrom('users').select('id').execute();
    const answer = await testClient(app).post(path, { token, ...form('intruder') });
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
    expect(await db.selectFrom('users').select('id').execute()).toEqual(before);
  });

  test('many who use the link at the same moment: one becomes admin', async () => {
    const { app, db } = await testApp();
    const token = tokenOf(await createFirstAdminLink(db, 'http://x.example'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        testClient(app).post(path, { token, ...form(`candidate ${n}`) }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

describe('the admin of the configuration', () => {
  test('exists after every start, with the password and the role', async () => {
    const { app, db } = await testApp();
    const canEnter = async (password: string) => {
      const body = { username: 'Chief', password };
      return (await testClient(app).post('/api/auth/login', body)).statusCode === 200;
    };
    await Promise.all([1, 2, 3].map(() => ensureAdmin(db, 'chief', 'first password')));
    expect(await canEnter('first password')).toBe(true);
    const session = testClient(app);
    await session.post('/api/auth/login', { username: 'chief', password: 'first password' });

    await ensureAdmin(db, 'chief', 'first password');
    expect((await session.get('/api/user/currentUser')).json()).toMatchObject({ roles: ['Admin'] });

    await db.deleteFrom('userRoles').execute();
    const player = testClient(app);
    await player.post('/api/auth/login', { username: 'chief', password: 'first password' });
    await ensureAdmin(db, 'chief', 'first password');
    expect((await player.get('/api/user/currentUser')).json()).toMatchObject({ roles: ['Admin'] });

    await db.deleteFrom('userRoles').execute();
    await db.updateTable('users').set({ disabledAt: new Date() }).execute();
    await ensureAdmin(db, 'CHIEF', 'second password');
    expect(await canEnter('first password')).toBe(false);
    expect(await canEnter('second password')).toBe(true);
    expect((await session.get('/api/user/currentUser')).json()).toBeNull();
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('userRoles').selectAll().execute()).toHaveLength(1);
  });
});
