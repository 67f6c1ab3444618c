import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as migrations from '../../../../migrations/index.ts';
import { goodPassword, type TestUser } from '../../../../testing/account/users.ts';
import { auditRows } from '../../../../testing/platform/audit.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import { testDatabase } from '../../../../testing/platform/database.ts';
import { type TestProduct, testProduct } from '../../../../testing/product/product.ts';
import { withFaults } from '../../../../testing/with-faults.ts';
import { migrateToLatest } from '../../../platform/database/migrate.ts';
import { createUser } from '../registering/first-admin.service.ts';
import { UsernameTakenError, updateUsername } from './usernames.repository.ts';

const path = '/api/account/username';
const notAvailable = withFaults({ error: 'Username change is not available.' });
const usernameTaken = 'This username is taken';
const taken = withFaults({ error: usernameTaken });

const product = await testProduct();
const { app, db } = product;

/** A user who may choose another name. */
async function flagged(name: string, on: TestProduct = product): Promise<TestUser> {
  const user = await on.user(name);
  await on.db
    .updateTable('users')
    .set({ isUsernameChangeRequired: true })
    .where('id', '=', user.id)
    .execute();
  return user;
}

const userRow = (id: number) =>
  db
    .selectFrom('users')
    .select(['username', 'usernameKey', 'isUsernameChangeRequired'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const traces = async () => ({
  history: await db.selectFrom('usernameHistory').selectAll().orderBy('id').execute(),
  audit: await auditRows(db).where('l.action', '=', 'user.renamed').execute(),
});

const register = (username: string) =>
  testClient(app).post('/api/account/register', {
    username,
    email: `${crypto.randomUUID()}@example.org`,
    password: goodPassword,
    confirmPassword: goodPassword,
  });

describe('choosing another username', () => {
  test('is for signed-in users', async () => {
    expect((await product.visitor.post(path, { username: 'anything' })).statusCode).toBe(401);
  });

  test('changes it everywhere, keeps the former one, clears the flag, writes it down [rule: accounts-11]', async () => {
    const user = await flagged('first name');
    const heard: number[] = [];
    product.capabilities.services.changes.onUser((id) => heard.push(id));
    expect((await user.get(path)).json()).toEqual({ isChangeAvailable: true });
    expect((await user.post(path, { username: '  Second Name ' })).json()).toEqual({ error: null });
    expect(await userRow(user.id)).toMatchObject({
      username: 'Second Name',
      isUsernameChangeRequired: false,
    });
    expect((await user.get('/api/user/currentUser')).json().username).toBe('Second Name');
    expect(heard).toEqual([user.id]);
    const { history, audit } = await traces();
    expect(history).toMatchObject([
      { userId: user.id, username: 'first name', changedBy: user.id },
    ]);
    expect(audit).toEqual([
      {
        actorUserId: user.id,
        action: 'user.renamed',
        subjectId: user.id,
        before: { username: 'first name' },
        after: { username: 'Second Name' },
        reason: null,
      },
    ]);
    expect((await user.get(path)).json()).toEqual({ isChangeAvailable: false });
    expect((await user.post(path, { username: 'third name' })).json()).toEqual(notAvailable);
    expect(await traces()).toEqual({ history, audit });
  });

  test.each([
    { why: 'the product named it', name: 'player-k3x9q', may: true },
    { why: 'it is an email', name: 'named@example.org', may: true },
    { why: 'it was chosen', name: 'chosen well', may: false },
    { why: 'it was chosen and begins alike', name: 'players united', may: false },
  ])('who may: $why [rule: accounts-11]', async ({ name, may }) => {
    const user = await product.user(name);
    expect((await user.get(path)).json()).toEqual({ isChangeAvailable: may });
    const answer = await user.post(path, { username: `new ${name.slice(0, 5)}` });
    expect(answer.json()).toEqual(may ? { error: null } : notAvailable);
  });

  test.each([
    { why: 'too short', username: ' ab ', error: /3 to 20/ },
    { why: 'an email', username: 'jo@example.org', error: /letters/ },
    { why: 'reserved', username: 'Moderator', error: /reserved/ },
    { why: 'as the product names accounts', username: 'player-1234', error: /reserved/ },
    { why: 'somebody has it', username: 'OCCUPIED', error: /taken/ },
    { why: 'somebody has one that passes for it', username: 'осcupied', error: /taken/ },
    { why: 'only its case differs from the present one', username: 'REFUSED', error: /another/ },
  ])('refused, and nothing is changed: $why [rule: accounts-14]', async ({ username, error }) => {
    const found = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'occupied')
      .executeTakeFirst();
    if (!found) await product.user('occupied');
    await db.deleteFrom('users').where('username', '=', 'refused').execute();
    const user = await flagged('refused');
    const before = await traces();
    const answer = await user.post(path, { username });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      withFaults({ error: expect.stringMatching(error) }),
    ]);
    expect(await userRow(user.id)).toMatchObject({
      username: 'refused',
      isUsernameChangeRequired: true,
    });
    expect(await traces()).toEqual(before);
  });

  test('two who want one name at the same moment: exactly one gets it', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, (_, n) => flagged(`contender ${n}`)));
    const answers = await Promise.all(
      users.map((user) => user.post(path, { username: 'the one name' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
    const errors = answers.map((answer) => answer.json().error);
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.filter((error) => error === usernameTaken)).toHaveLength(3);
  });

  test('one that is gone between the look and the write is told as taken', async () => {
    await product.user('quickest');
    const late = await product.user('late');
    await expect(updateUsername(db, late.id, 'Quickest')).rejects.toThrow(UsernameTakenError);
    expect((await userRow(late.id)).username).toBe('late');
  });

  test('two who swap their names at the same moment get neither, and neither waits forever', async () => {
    const [one, two] = [await flagged('swap one'), await flagged('swap two')];
    const answers = await Promise.all([
      one.post(path, { username: 'swap two' }),
      two.post(path, { username: 'swap one' }),
    ]);
    expect(answers.map((answer) => answer.json())).toEqual([taken, taken]);
  });
});

describe('a name given up', () => {
  test('is held against others for 30 days; its former owner may take it back [rule: accounts-12]', async () => {
    const owner = await flagged('well known');
    const other = await flagged('impostor');
    await owner.post(path, { username: 'less known' });
    expect((await other.post(path, { username: 'Well Known' })).json()).toEqual(taken);
    expect((await register('weIl known')).json().usernameError).toBe(usernameTaken);
    await db
      .updateTable('users')
      .set({ isUsernameChangeRequired: true })
      .where('id', '=', owner.id)
      .execute();
    expect((await owner.post(path, { username: 'well known' })).json()).toEqual({ error: null });
  });

  test.each([
    { days: 29, isFree: false },
    { days: 31, isFree: true },
  ])('after $days days', async ({ days, isFree }) => {
    const owner = await flagged(`given up ${days}`);
    await owner.post(path, { username: `kept ${days}` });
    await sql`update username_history set changed_at = now() - make_interval(days => ${days})
      where user_id = ${owner.id}`.execute(db);
    const { usernameError } = (await register(`given up ${days}`)).json();
    expect(usernameError).toBe(isFree ? null : usernameTaken);
  });

  test('at the same moment as others ask for it stays held', async () => {
    const owner = await flagged('left behind');
    const [, ...others] = await Promise.all([
      owner.post(path, { username: 'moved on' }),
      ...Array.from({ length: 4 }, () => register('left behind')),
    ]);
    expect(others.map((answer) => answer.json().usernameError)).toEqual(
      others.map(() => usernameTaken),
    );
  });
});

test('staff rename by the same rules, and the former name is kept and held', async () => {
  const admin = await product.user('renaming boss', ['Admin']);
  const user = await product.user('rude name');
  const rename = async (username: string) => {
    const answer = await admin.post('/api/user/update', {
      userId: user.id,
      username,
      roleIds: [],
      flagUsernameChange: false,
      analystParticipationGameId: null,
      createAnalystInfluencerLeague: false,
    });
    return answer.json().usernameError;
  };
  expect(await rename('staff')).toMatch(/reserved/);
  expect(await rename('renaming boss')).toBe(usernameTaken);
  expect(await rename('polite name')).toBeNull();
  const { history, audit } = await traces();
  expect(history.at(-1)).toMatchObject({ username: 'rude name', changedBy: admin.id });
  expect(audit.at(-1)).toMatchObject({ actorUserId: admin.id, subjectId: user.id });
  expect((await register('rude name')).json().usernameError).toBe(usernameTaken);
});

test('an email that served as a name is not written down for good', async () => {
  const admin = await product.user('mail boss', ['Admin']);
  const own = await product.user('own@example.net');
  expect((await own.post(path, { username: 'own choice' })).json()).toEqual({ error: null });
  const other = await product.user('other@example.net');
  const answer = await admin.post('/api/user/update', {
    userId: other.id,
    username: 'given choice',
    roleIds: [],
    flagUsernameChange: false,
    analystParticipationGameId: null,
    createAnalystInfluencerLeague: false,
  });
  expect(answer.json()).toMatchObject({ usernameError: null, user: { username: 'given choice' } });
  const { audit } = await traces();
  expect(audit.slice(-2)).toMatchObject([
    { before: { username: `player-${own.id}` }, after: { username: 'own choice' } },
    { before: { username: `player-${other.id}` }, after: { username: 'given choice' } },
  ]);
});

test('former names are in no answer', async () => {
  const user = await flagged('secret past');
  await user.post(path, { username: 'clean slate' });
  for (const url of [
    `/api/user/profile?userId=${user.id}`,
    `/api/user/usercardinfo/${user.id}`,
    '/api/user/currentUser',
  ]) {
    expect((await user.get(url)).body).not.toContain('secret past');
  }
});

test('names that were two before the whole table of look-alikes stay two accounts', async () => {
  const old = await testDatabase({ isEmpty: true });
  const { '0004-usernames-and-mail': folding, ...others } = migrations;
  const before = Object.fromEntries(Object.entries(others).filter(([name]) => name < '0004'));
  await migrateToLatest(old.db, before);
  const names = ['modern', 'modem', 'rnodern', 'Łukasz', 'Bill', 'BiIl', 'plain'];
  for (const [n, username] of names.entries()) {
    await old.db
      .insertInto('users')
      .values({ username, usernameKey: `as it was ${n}`, email: null, passwordHash: null } as never)
      .execute();
  }
  expect(folding).toBeDefined();
  await migrateToLatest(old.db, migrations);
  const rows = await old.db
    .selectFrom('users')
    .select(['username', 'usernameKey', 'isUsernameChangeRequired as isFlagged'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ username, isFlagged }) => `${username} ${isFlagged}`)).toEqual([
    'modern false',
    'modem true',
    'rnodern true',
    'Łukasz false',
    'Bill false',
    'BiIl true',
    'plain false',
  ]);
  expect(new Set(rows.map(({ usernameKey }) => usernameKey)).size).toBe(names.length);
});

test('names that read like staff are found, and asked for another at the next login', async () => {
  const old = await testDatabase({ isEmpty: true });
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0013'));
  await migrateToLatest(old.db, before);
  const people = [
    ['Callshot Staff', 'callshot staff'],
    ['ᴀᴅᴍɪɴ', 'ᴀᴅᴍɪɴ'],
    ['badminton', 'badrnlnton'],
    ['the boss admin', 'the boss adrnln'],
    ['alex', 'alex'],
    ['ᴀʟᴇx', 'ᴀʟᴇx'],
    ['ᴢᴏᴇ', 'ᴢᴏᴇ'],
  ];
  for (const [username, key] of people) {
    await sql`insert into users (username, username_key) values (${username}, ${key})`.execute(
      old.db,
    );
  }
  await sql`insert into user_roles (user_id, role_id)
    select id, 1 from users where username = 'the boss admin'`.execute(old.db);
  await migrateToLatest(old.db, migrations);
  const rows = await old.db
    .selectFrom('users')
    .select(['username', 'usernameKey', 'isUsernameChangeRequired as isFlagged'])
    .orderBy('id')
    .execute();
  expect(
    rows.map(({ username, usernameKey, isFlagged }) => [username, usernameKey, isFlagged]),
  ).toEqual([
    ['Callshot Staff', 'callshot staff', true],
    ['ᴀᴅᴍɪɴ', 'aclrnln', true],
    ['badminton', 'baclrnlnton', false],
    ['the boss admin', 'the boss aclrnln', false],
    ['alex', 'alex', false],
    ['ᴀʟᴇx', '#ᴀʟᴇx', true],
    ['ᴢᴏᴇ', 'zoe', false],
  ]);
});

test('an account whose name passes for an older one logs in by what its name is', async () => {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('passwordHash', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const older = await createUser(db, { username: 'learn', password: 'of the older one' });
  const { id } = await db
    .insertInto('users')
    .values({ username: 'Leam', usernameKey: '#leam', email: null, passwordHash } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const logInAs = async (username: string, password: string) => {
    const client = testClient(app);
    await client.post('/api/auth/login', { username, password });
    return (await client.get('/api/user/currentUser')).json()?.id;
  };
  expect(await logInAs('LEAM', goodPassword)).toBe(id);
  expect(await logInAs('learn', 'of the older one')).toBe(older);
  expect(await logInAs('learn', goodPassword)).toBeUndefined();
});
