import { describe, expect, test } from 'vitest';
import { testClient } from '../platform/http/test-client.ts';
import { linkAs, providerNames, signInAs, testSignIn } from './test-sign-in.ts';

const product = await testSignIn();
const { app, db } = product;
const status = '/api/auth/third-party-status';
const currentUser = '/api/user/currentUser';
const unlink = (provider: string) => `/api/auth/link/${provider}`;

describe.each(providerNames)('%s', (provider) => {
  test('is linked, signs in, and is unlinked; all of it is audited', async () => {
    const user = await product.user(`links-${provider}`);
    expect((await user.get(status)).json()).toEqual([]);
    const linked = await linkAs(user, provider, 'Linker');
    expect([linked.statusCode, linked.json()]).toEqual([200, { linked: true, reason: null }]);
    expect((await user.get(status)).json()).toEqual([provider]);

    const elsewhere = testClient(app);
    const signedIn = await signInAs(elsewhere, provider, 'Linker');
    expect(signedIn.json()).toEqual({
      usernameIsEmail: false,
      usernameChangeAvailable: false,
      created: false,
    });
    expect((await elsewhere.get(currentUser)).json().id).toBe(user.id);

    expect((await user.delete(unlink(provider))).statusCode).toBe(204);
    expect((await user.get(status)).json()).toEqual([]);
    const audit = await db
      .selectFrom('auditLog')
      .select(['action', 'actorUserId', 'after'])
      .where('subjectId', '=', user.id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'user.login-linked', actorUserId: user.id, after: { provider } },
      { action: 'user.login-unlinked', actorUserId: user.id, after: { provider } },
    ]);
  });
});

test('staff see what is linked, with the name that the provider shows', async () => {
  const user = await product.user('seen-by-staff');
  await linkAs(user, 'reddit', 'Seen');
  await linkAs(user, 'discord', 'Seen too');
  const admin = await product.user('looks', ['Admin']);
  const found = await admin.get('/api/user/search?searchValue=seen-by');
  expect(found.json()).toMatchObject([
    {
      id: user.id,
      userExternalLogins: [
        { name: 'discord', externalUsername: 'Seen too' },
        { name: 'reddit', externalUsername: 'Seen' },
      ],
    },
  ]);
});

test('linking again what is linked already changes nothing', async () => {
  const user = await product.user('again');
  await linkAs(user, 'discord', 'Again');
  const before = await product.tables();
  expect((await linkAs(user, 'discord', 'Again')).json()).toEqual({ linked: true, reason: null });
  expect(await product.tables()).toEqual(before);
});

test.each([
  {
    why: 'it is of another account',
    prepare: async () => void (await signInAs(testClient(app), 'google', 'Owned')),
    person: 'Owned',
    reason: 'This Google account is linked to another player.',
  },
  {
    why: 'another one of the same provider is linked',
    prepare: async (user: Parameters<typeof linkAs>[0]) =>
      void (await linkAs(user, 'google', 'First of two')),
    person: 'Second of two',
    reason: 'Another Google account is linked already. Unlink it first.',
  },
])('an identity stays where it is and the reason is told: $why', async (row) => {
  const user = await product.user(`reason-${row.person.slice(0, 6).trim()}`);
  await row.prepare(user);
  const before = await product.tables();
  const answer = await linkAs(user, 'google', row.person);
  expect([answer.statusCode, answer.json()]).toEqual([200, { linked: false, reason: row.reason }]);
  expect(await product.tables()).toEqual(before);
});

test('two accounts that link one identity at the same moment: one has it', async () => {
  const users = [await product.user('race-one'), await product.user('race-two')];
  const answers = await Promise.all(users.map((user) => linkAs(user, 'reddit', 'Raced')));
  expect(answers.map((answer) => answer.json().linked).sort()).toEqual([false, true]);
});

describe('unlinking', () => {
  test('what is not linked is not found', async () => {
    const user = await product.user('nothing-linked');
    expect((await user.delete(unlink('discord'))).statusCode).toBe(404);
    expect((await user.delete(unlink('myspace'))).statusCode).toBe(400);
  });

  test('the only way in stays, until there is another', async () => {
    const user = testClient(app);
    await signInAs(user, 'discord', 'One way');
    const before = await product.tables();
    const refused = await user.delete(unlink('discord'));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        title: 'This is your only way to sign in. Link another account before you unlink this one.',
        code: 'only_way_in',
      },
    ]);
    expect(await product.tables()).toEqual(before);
    await linkAs(user, 'reddit', 'Another way');
    expect((await user.delete(unlink('discord'))).statusCode).toBe(204);
    expect((await user.delete(unlink('reddit'))).statusCode).toBe(400);
  });

  test('two at the same moment leave one', async () => {
    const user = testClient(app);
    await signInAs(user, 'discord', 'Both');
    await linkAs(user, 'google', 'Both');
    const answers = await Promise.all([
      user.delete(unlink('discord')),
      user.delete(unlink('google')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  });

  test('a provider that is no longer offered is no way in', async () => {
    const { discord } = product.fakes;
    const now = await testSignIn({ providers: { discord } });
    const here = await now.user('left-behind');
    await now.db.updateTable('users').set({ passwordHash: null }).execute();
    await now.db
      .insertInto('externalLogins')
      .values([
        { provider: 'discord', subject: 'left-behind', userId: here.id },
        { provider: 'google', subject: 'left-behind', userId: here.id },
      ])
      .execute();
    expect((await here.delete(unlink('discord'))).statusCode).toBe(400);
  });
});
