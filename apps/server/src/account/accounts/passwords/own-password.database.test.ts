import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testAppWithMail } from '../../../../testing/account/mail.ts';
import { goodPassword, signedIn, type TestUser } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import { withFaults } from '../../../../testing/with-faults.ts';
import { insertSession } from '../login/sessions.repository.ts';
import { createUser } from '../registering/first-admin.service.ts';
import { createResetId } from './reset-link.service.ts';

const served = await testAppWithMail();
const { app, db, mailbox } = served;
const url = '/api/account/password';
const proof = '/api/account/proof';
const newPassword = 'another good phrase';
const fine = { currentPasswordError: null, passwordError: null, confirmPasswordError: null };

const form = (currentPassword: string, password = newPassword, confirmPassword = password) => ({
  currentPassword,
  password,
  confirmPassword,
});
const age = (user: Pick<TestUser, 'id'>, minutes: number) =>
  sql`update sessions set proven_at = clock_timestamp() - make_interval(mins => ${minutes})
    where user_id = ${user.id}`.execute(db);
const isIn = async (client: Pick<TestUser, 'get'>) =>
  (await client.get('/api/user/currentUser')).json() !== null;
const canLogIn = async (username: string, password: string) => {
  const client = testClient(app);
  await client.post('/api/auth/login', { username, password });
  return isIn(client);
};
const bellOf = async (user: Pick<TestUser, 'id'>) => {
  const { rows } = await sql<{ title: string }>`
    select o.title from notifications n join notices o on o.id = n.notice_id
    where n.user_id = ${user.id} and o.kind = 'account' order by n.id`.execute(db);
  return rows.map(({ title }) => title);
};
const hashOf = (user: Pick<TestUser, 'id'>) =>
  db.selectFrom('users').select('passwordHash').where('id', '=', user.id).executeTakeFirst();

let made = 0;
const somebody = async () => {
  made += 1;
  const user = await signedIn(served, `person ${made}`);
  await age(user, 11);
  return { ...user, username: `person ${made}` };
};
/** An account that is entered by a provider alone. */
const social = async () => {
  made += 1;
  const id = await createUser(db, { username: `social ${made}` });
  const client = testClient(app);
  client.cookies.set('callshot', (await insertSession(db, id, 'test')).token);
  return { ...client, id, username: `social ${made}` };
};

describe('the own password', () => {
  test('is changed by who knows it: other sessions and links end, this browser goes on anew [rule: accounts-21, accounts-22]', async () => {
    const user = await somebody();
    const elsewhere = testClient(app);
    elsewhere.cookies.set('callshot', (await insertSession(db, user.id, 'elsewhere')).token);
    const resetId = await db.transaction().execute((trx) => createResetId(trx, user.id));
    const before = user.cookies.get('callshot');
    await sql`update users set email = 'changer@example.org', email_verified_at = now()
      where id = ${user.id}`.execute(db);

    const answer = await user.post(url, form(goodPassword));
    expect([answer.statusCode, answer.json()]).toEqual([200, fine]);
    expect(await canLogIn(user.username, newPassword)).toBe(true);
    expect(await canLogIn(user.username, goodPassword)).toBe(false);
    expect(await isIn(user)).toBe(true);
    expect(user.cookies.get('callshot')).not.toBe(before);
    expect(await isIn(elsewhere)).toBe(false);
    const stolen = testClient(app);
    stolen.cookies.set('callshot', before ?? '');
    expect(await isIn(stolen)).toBe(false);
    const link = await testClient(app).post('/api/account/resetlink', { resetId });
    expect(link.json().code).toBe('link_replaced');

    expect(await bellOf(user)).toEqual(['Your Callshot password was changed']);
    const mail = await mailbox.next('changer@example.org');
    expect(mail.raw).toMatch(/^Subject: Your Callshot password was changed\r$/m);
    expect(mail.text).toContain('its other sessions have ended');
  });

  test.each([
    { why: 'no password', change: form(''), field: 'currentPasswordError' },
    { why: 'another password', change: form('wrong'), field: 'currentPasswordError' },
    { why: 'too short', change: form(goodPassword, 'short'), field: 'passwordError' },
    { why: 'the site', change: form(goodPassword, 'callshot1'), field: 'passwordError' },
    {
      why: 'not the same twice',
      change: form(goodPassword, newPassword, 'x'),
      field: 'confirmPasswordError',
    },
  ])('stays, with the reason beside its field: $why', async ({ change, field }) => {
    const user = await somebody();
    const before = await hashOf(user);
    const answer = await user.post(url, change);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      withFaults({ ...fine, [field]: expect.any(String) }),
    ]);
    expect(await hashOf(user)).toEqual(before);
    expect(await isIn(user)).toBe(true);
    expect(await bellOf(user)).toEqual([]);
  });

  test('everything that is wrong is told at once', async () => {
    const user = await somebody();
    const { faults, ...errors } = (await user.post(url, form('wrong', 'short', 'x'))).json();
    expect(Object.keys(faults)).toEqual(Object.keys(errors));
    expect(Object.values(errors).every((error) => typeof error === 'string')).toBe(true);
  });

  test('is not asked of whoever has just signed in: they may have forgotten it', async () => {
    const user = await somebody();
    await age(user, 9);
    expect((await user.post(url, form(''))).json()).toEqual(fine);
    expect(await canLogIn(user.username, newPassword)).toBe(true);
  });

  test('is not guessed by who finds an open session', async () => {
    const user = await somebody();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await user.post(url, form(`guess ${n}`))).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await user.post(proof, { password: goodPassword })).statusCode).toBe(429);
  });

  test('is set by who has none and has just signed in, and by nobody later [rule: accounts-21]', async () => {
    const user = await social();
    await age(user, 11);
    const late = await user.post(url, form(''));
    expect([late.statusCode, late.json().code]).toEqual([403, 'proof_needed']);
    expect((await user.post(url, form(newPassword))).statusCode).toBe(403);
    await age(user, 1);
    expect((await user.post(url, form(''))).json()).toEqual(fine);
    expect(await canLogIn(user.username, newPassword)).toBe(true);
  });

  test('is nobody’s without a session', async () => {
    expect((await testClient(app).post(url, form(goodPassword))).statusCode).toBe(401);
  });
});

describe('who sits there', () => {
  test('is shown by a sign-in for ten minutes, and by the password again', async () => {
    const user = await signedIn(served, 'prover');
    expect((await user.get(proof)).json()).toEqual({ hasPassword: true, isProven: true });
    await age(user, 11);
    expect((await user.get(proof)).json()).toEqual({ hasPassword: true, isProven: false });
    expect((await user.post(proof, { password: 'wrong' })).json()).toEqual(
      withFaults({
        passwordError: 'This is not your password',
      }),
    );
    expect((await user.get(proof)).json().isProven).toBe(false);
    expect((await user.post(proof, { password: goodPassword })).json()).toEqual({
      passwordError: null,
    });
    expect((await user.get(proof)).json().isProven).toBe(true);
  });

  test('is shown in the session in which it was, and in no other', async () => {
    const user = await signedIn(served, 'two windows');
    const other = testClient(app);
    other.cookies.set('callshot', (await insertSession(db, user.id, 'other')).token);
    await age(user, 11);
    await user.post(proof, { password: goodPassword });
    expect((await other.get(proof)).json().isProven).toBe(false);
  });

  test('no password opens an account that has none', async () => {
    const user = await social();
    await age(user, 11);
    expect((await user.post(proof, { password: '' })).json().passwordError).not.toBeNull();
    expect((await user.get(proof)).json()).toEqual({ hasPassword: false, isProven: false });
  });

  test('an email is not given to an account without a password by an open session alone', async () => {
    const user = await social();
    await age(user, 11);
    const answer = await user.post('/api/account/email', { email: 'thief@example.org' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_needed']);
    await age(user, 1);
    expect((await user.post('/api/account/email', { email: 'own@example.org' })).statusCode).toBe(
      200,
    );
  });
});

test('where no mail is sent the bell alone tells of a new email', async () => {
  const silent = await testApp();
  const user = await signedIn(silent, 'quiet mover');
  await user.post('/api/account/email', { email: 'moved@example.org', password: goodPassword });
  const { rows } = await sql<{ title: string }>`select title from notices`.execute(silent.db);
  expect(rows).toEqual([{ title: 'Your Callshot email was changed' }]);
});
