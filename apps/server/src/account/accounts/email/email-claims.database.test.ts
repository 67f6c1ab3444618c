import { describe, expect, test } from 'vitest';
import { testAppWithMail } from '../../../../testing/account/mail.ts';
import { goodPassword, signedIn } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import { withFaults } from '../../../../testing/with-faults.ts';

const served = await testAppWithMail({ config: { registrationsPerHour: 1000 } });
const { app, db, linkTo, mailbox } = served;
const fine = {
  usernameError: null,
  emailError: null,
  passwordError: null,
  confirmPasswordError: null,
};

const register = async (username: string, email: string, on = app) => {
  const client = testClient(on);
  const password = `the phrase of ${username}`;
  const answer = await client.post('/api/account/register', {
    username,
    email,
    password,
    confirmPassword: password,
  });
  return { ...client, errors: answer.json() };
};
/** The username that this login ends up signed in as. */
const logIn = async (login: string, password: string): Promise<string | null> => {
  const client = testClient(app);
  await client.post('/api/auth/login', { username: login, password });
  return (await client.get('/api/user/currentUser')).json()?.username ?? null;
};
const prove = async (token: string) =>
  (await testClient(app).post('/api/account/verifyemail', { token })).statusCode;

describe('an address that somebody only claims', () => {
  test('is had by its owner, who registers, proves it and logs in by it [rule: accounts-23]', async () => {
    const email = 'victim@example.org';
    expect((await register('squatter', email)).errors).toEqual(fine);
    await mailbox.next(email);
    expect((await register('rightful', email)).errors).toEqual(fine);
    const token = await linkTo(email, '/verify-email');

    // Both claims rank equally.
    expect(await logIn(email, 'the phrase of rightful')).toBeNull();
    expect(await logIn(email, 'the phrase of squatter')).toBeNull();
    expect(await logIn('rightful', 'the phrase of rightful')).toBe('rightful');

    expect(await prove(token)).toBe(204);
    expect(await logIn(email, 'the phrase of rightful')).toBe('rightful');
    expect(await logIn(email, 'the phrase of squatter')).toBeNull();
    const rows = await db
      .selectFrom('users')
      .select('username')
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([{ username: 'rightful' }]);
    expect((await register('late one', email)).errors).toEqual(
      withFaults({ ...fine, emailError: 'There is already an account with this email' }),
    );
  });

  test('opens the account while nobody else claims it', async () => {
    await register('alone', 'alone@example.org');
    expect(await logIn('Alone@example.org', 'the phrase of alone')).toBe('alone');
  });

  test('keeps nobody out whose name it is', async () => {
    const name = 'my.name@example.org';
    await signedIn(served, name);
    await db.updateTable('users').set({ email: null }).where('username', '=', name).execute();
    expect((await register('taker', name)).errors).toEqual(fine);
    expect(await logIn(name, goodPassword)).toBe(name);
  });

  test('can be claimed by many, and its owner is mailed by few of them', async () => {
    const email = 'stranger@example.org';
    for (let n = 0; n < 7; n += 1) {
      expect((await register(`claimant ${n}`, email)).errors).toEqual(fine);
    }
    await register('somebody else', 'else@example.org');
    // One after the other: what was to be mailed before this has been.
    await mailbox.next('else@example.org');
    expect(mailbox.mails.filter(({ to }) => to.includes(email))).toHaveLength(5);
  });

  test('proven by two at the same moment is one’s', async () => {
    const email = 'both@example.org';
    const tokens = [];
    for (const name of ['both one', 'both two']) {
      await register(name, email);
      tokens.push(await linkTo(email, '/verify-email'));
    }
    const statuses = await Promise.all(tokens.map(prove));
    expect(statuses.toSorted()).toEqual([204, 409]);
  });
});

test('without mail nothing can be proven: an address is one account’s', async () => {
  const silent = await testApp();
  const answers = await Promise.all(
    ['first', 'second', 'third'].map((name) => register(name, 'one@example.org', silent.app)),
  );
  const errors = answers.map(({ errors: { emailError } }) => emailError);
  expect(errors.filter((error) => error === null)).toHaveLength(1);
  expect(await silent.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});
