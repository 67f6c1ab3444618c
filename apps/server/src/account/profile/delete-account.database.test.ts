import { expect, test } from 'vitest';
import { rowsOf, userWithEverything } from '../../../testing/account/user-with-everything.ts';
import { goodPassword, type TestUser } from '../../../testing/account/users.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { type TestProduct, testProduct } from '../../../testing/product/product.ts';
import { withFaults } from '../../../testing/with-faults.ts';
import { capabilities } from '../../app/capabilities.ts';
import { insertSession } from '../accounts/login/sessions.repository.ts';
import { updateEmail } from '../accounts/users/users.repository.ts';
import { sweepDeletedAccounts } from './delete-account.service.ts';
import { columnsOfUsers } from './personal-data.ts';

const product = await testProduct();
const { app, db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const careful = await product.user('careful');

const deleteOf = (user: TestUser, confirmation: string, password = goodPassword) =>
  user.post('/api/account/delete', { confirmation, password });
const rowOf = (userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
const fine = { confirmationError: null, passwordError: null };

/** The user's rows in every table. */
async function holdingsOf(userId: number, on: Pick<TestProduct, 'db'> = product) {
  const counts: Record<string, number> = {};
  for (const owned of columnsOfUsers(capabilities)) {
    counts[`${owned.table}.${owned.column}`] = await rowsOf(on, owned, userId);
  }
  return counts;
}

test('a deletion leaves what boards need and nothing that says who it was [rule: accounts-46]', async () => {
  const { user, event } = await userWithEverything(product, 'Leaving Soon');
  const stays = await userWithEverything(product, 'Staying');
  const othersBefore = await holdingsOf(stays.user.id);
  const before = await holdingsOf(user.id);

  const answer = await deleteOf(user, 'Leaving Soon');
  expect([answer.statusCode, answer.json()]).toEqual([200, fine]);

  const after = await holdingsOf(user.id);
  for (const { table, column, onDeletion } of columnsOfUsers(capabilities)) {
    const name = `${table}.${column}`;
    // The deletion itself, and the name that is held.
    const own = ['auditLog.actorUserId', 'usernameHistory.userId'].includes(name) ? 1 : 0;
    // Each row of names that goes leaves whose it was.
    const erased = name === 'auditErased.userId' ? (before['auditPersonal.userId'] ?? 0) : 0;
    expect([name, after[name]]).toEqual([
      name,
      onDeletion === 'deleted' ? 0 : (before[name] ?? 0) + own + erased,
    ]);
  }
  expect(await rowOf(user.id)).toMatchObject({
    username: 'deleted user',
    email: null,
    emailVerifiedAt: null,
    passwordHash: null,
    nameplateId: 0,
    deletedAt: expect.any(Date),
  });
  const log = await db
    .selectFrom('auditLog')
    .select(['action', 'subjectType', 'subjectId', 'before', 'after'])
    .where('actorUserId', '=', user.id)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(log).toEqual([
    { action: 'user.deleted', subjectType: 'user', subjectId: user.id, before: null, after: null },
  ]);
  expect(await holdingsOf(stays.user.id)).toEqual(othersBefore);

  expect(user.cookies.size).toBe(0);
  expect((await visitor.get(`/api/user/profile?userId=${user.id}`)).json()).toBeNull();
  expect((await visitor.get(`/api/user/usercardinfo/${user.id}`)).json()).toMatchObject({
    username: 'deleted user',
    nameplateId: 0,
  });
  const recent = await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`);
  expect(recent.json().records).toMatchObject([{ userId: user.id, username: 'deleted user' }]);
});

test('boards that were ready before show the new name at once', async () => {
  const { user, event } = await userWithEverything(product, 'On The Board');
  const url = `/api/picks/get/leaderboard/${event.row.id}`;
  await admin.post('/api/event/stage', {
    eventId: event.row.id,
    action: 'lock',
    relockTime: null,
    reason: 'test',
  });
  expect((await visitor.get(url)).json().records).toMatchObject([{ username: 'On The Board' }]);
  await deleteOf(user, 'On The Board');
  expect((await visitor.get(url)).json().records).toMatchObject([
    { userId: user.id, username: 'deleted user' },
  ]);
});

const register = async (username: string, email: string) =>
  (
    await visitor.post('/api/account/register', {
      username,
      email,
      password: 'a long enough phrase',
      confirmPassword: 'a long enough phrase',
    })
  ).json();
const namesOf = (userId: number) =>
  db.selectFrom('usernameHistory').select('username').where('userId', '=', userId).execute();

test('the way in is gone; the email is free at once, the name when nobody takes it for theirs', async () => {
  const user = await product.user('returner');
  const elsewhere = testClient(app);
  elsewhere.cookies.set('callshot', (await insertSession(db, user.id, '')).token);
  await deleteOf(user, 'returner');
  expect((await elsewhere.get('/api/user/currentUser')).json()).toBeNull();
  for (const username of [
    'returner',
    'returner@example.org',
    `deleted:${user.id}`,
    'deleted user',
  ]) {
    const answer = await visitor.post('/api/auth/login', { username, password: goodPassword });
    expect(answer.statusCode).toBe(401);
  }
  const taken = await register('Returner', 'somebody@example.org');
  expect(taken).toMatchObject({ usernameError: 'This username is taken', emailError: null });
  expect(await register('newcomer', 'returner@example.org')).toMatchObject({ emailError: null });

  await sweepDeletedAccounts(product.capabilities.services);
  expect(await namesOf(user.id)).toEqual([{ username: 'returner' }]);
  await db
    .updateTable('usernameHistory')
    .set({ changedAt: new Date(Date.now() - 31 * 86_400_000) })
    .where('userId', '=', user.id)
    .execute();
  await sweepDeletedAccounts(product.capabilities.services);
  expect(await namesOf(user.id)).toEqual([]);
  expect(await register('Returner', 'somebody@example.org')).toMatchObject({ usernameError: null });
});

test('an email that served as a name is not held: nobody could take it', async () => {
  const user = await product.user('post@example.com');
  await deleteOf(user, 'post@example.com');
  expect(await namesOf(user.id)).toEqual([]);
});

test.each([
  {
    why: 'another name',
    confirmation: 'somebody',
    password: goodPassword,
    errors: { ...fine, confirmationError: 'This is not your username, to the letter' },
  },
  {
    why: 'another case',
    confirmation: 'CAREFUL',
    password: goodPassword,
    errors: { ...fine, confirmationError: 'This is not your username, to the letter' },
  },
  {
    why: 'a space too many',
    confirmation: 'careful ',
    password: goodPassword,
    errors: { ...fine, confirmationError: 'This is not your username, to the letter' },
  },
  {
    why: 'a wrong password',
    confirmation: 'careful',
    password: 'not the password',
    errors: { ...fine, passwordError: 'This is not your password' },
  },
  {
    why: 'no password',
    confirmation: 'careful',
    password: '',
    errors: { ...fine, passwordError: 'This is not your password' },
  },
])('nothing is deleted: $why', async ({ confirmation, password, errors }) => {
  const before = [await rowOf(careful.id), await holdingsOf(careful.id)];
  const answer = await deleteOf(careful, confirmation, password);
  expect([answer.statusCode, answer.json()]).toEqual([200, withFaults(errors)]);
  expect([await rowOf(careful.id), await holdingsOf(careful.id)]).toEqual(before);
});

test('an account without a password is confirmed by its name alone', async () => {
  const user = await product.user('social');
  await db.updateTable('users').set({ passwordHash: null }).where('id', '=', user.id).execute();
  expect((await user.get('/api/account/deletion')).json()).toEqual({
    isPasswordAsked: false,
    isLastAdmin: false,
  });
  expect((await deleteOf(user, 'social', '')).json()).toEqual(fine);
  expect((await rowOf(user.id)).deletedAt).not.toBeNull();
});

test('guessing the password is stopped, the right one included', async () => {
  const user = await product.user('guessed');
  for (let guess = 1; guess <= 10; guess += 1) {
    const answer = await deleteOf(user, 'guessed', `guess ${guess}`);
    expect(answer.json().passwordError).not.toBeNull();
  }
  const refused = await deleteOf(user, 'guessed');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  expect((await rowOf(user.id)).deletedAt).toBeNull();
});

test('asked twice at once it ends once', async () => {
  const user = await product.user('double');
  const answers = await Promise.all([1, 2, 3].map(() => deleteOf(user, 'double')));
  // A late one may find its session ended already.
  for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  const log = db.selectFrom('auditLog').select('id').where('actorUserId', '=', user.id);
  expect(await log.where('action', '=', 'user.deleted').execute()).toHaveLength(1);
});

test('a session that is opened while the account ends opens nothing, and is swept away', async () => {
  const user = await product.user('late comer');
  await deleteOf(user, 'late comer');
  const late = testClient(app);
  late.cookies.set('callshot', (await insertSession(db, user.id, 'late')).token);
  expect((await late.get('/api/user/currentUser')).json()).toBeNull();
  await sweepDeletedAccounts(product.capabilities.services);
  expect((await holdingsOf(user.id))['sessions.userId']).toBe(0);
  expect((await admin.get('/api/user/currentUser')).json()).not.toBeNull();
});

test('an email that is set while the account ends is not kept', async () => {
  const user = await product.user('late writer');
  await deleteOf(user, 'late writer');
  await updateEmail(db, user.id, 'late-writer@example.org', false);
  expect((await rowOf(user.id)).email).toBeNull();
});

test('the last admin stays, also when the last two leave at once [rule: staff-8]', async () => {
  const alone = await testProduct();
  const first = await alone.user('first', ['Admin']);
  expect((await first.get('/api/account/deletion')).json()).toMatchObject({ isLastAdmin: true });
  const refused = await deleteOf(first, 'first');
  expect([refused.statusCode, refused.json().title]).toEqual([
    409,
    'You are the last admin. Make somebody else an admin first.',
  ]);
  const second = await alone.user('second', ['Admin']);
  expect((await first.get('/api/account/deletion')).json()).toMatchObject({ isLastAdmin: false });
  const answers = await Promise.all([deleteOf(first, 'first'), deleteOf(second, 'second')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const left = alone.db.selectFrom('users').select('id').where('deletedAt', 'is', null);
  expect(await left.execute()).toHaveLength(1);
});

test.each([
  { why: 'nothing', body: {} },
  { why: 'no password', body: { confirmation: 'picky' } },
  { why: 'a name beyond any name', body: { confirmation: 'x'.repeat(255), password: '' } },
])('a request that is none is 400: $why', async ({ why, body }) => {
  const user = await product.user(`picky ${why}`);
  expect((await user.post('/api/account/delete', body)).statusCode).toBe(400);
  expect((await rowOf(user.id)).deletedAt).toBeNull();
});
