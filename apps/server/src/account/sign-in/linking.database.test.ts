import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import {
  finish,
  linkAs,
  providerNames,
  returnFrom,
  signInAs,
  testSignIn,
} from '../../../testing/account/sign-in.ts';
import { goodPassword } from '../../../testing/account/users.ts';
import { testClient } from '../../../testing/platform/client.ts';
import { testMailbox } from '../../../testing/platform/mailbox.ts';
import { createMailer } from '../../platform/mail/mailer.ts';

const mailbox = await testMailbox();
const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Callshot <picks@example.org>' });
afterAll(async () => {
  mailer.close();
  await mailbox.close();
});
const product = await testSignIn({ mailer });
const { app, db } = product;
const status = '/api/auth/third-party-status';
const currentUser = '/api/user/currentUser';
const unlink = (provider: string) => `/api/auth/link/${provider}`;

describe.each(providerNames)('%s', (provider) => {
  test('is linked, signs in, and is unlinked; all of it is audited [rule: sign-in-1, sign-in-10]', async () => {
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
      { action: 'login.user', actorUserId: user.id, after: null },
      { action: 'user.login-unlinked', actorUserId: user.id, after: { provider } },
    ]);
  });
});

const age = (userId: number, minutes: number) =>
  sql`update sessions set proven_at = clock_timestamp() - make_interval(mins => ${minutes})
    where user_id = ${userId}`.execute(db);

describe('an open session alone', () => {
  test('links nothing, unlinks nothing and ends no account without a password [rule: accounts-35, accounts-38, sign-in-1]', async () => {
    const user = await product.user('left-open');
    await linkAs(user, 'reddit', 'Own way in');
    await age(user.id, 11);
    const before = await product.tables();
    for (const answer of [
      await user.get('/api/auth/discord-link-url'),
      await user.delete(unlink('reddit')),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { title: 'Confirm that it is you first', code: 'proof_needed' },
      ]);
    }
    await db.updateTable('users').set({ passwordHash: null }).where('id', '=', user.id).execute();
    const ended = await user.post('/api/account/delete', {
      confirmation: 'left-open',
      password: '',
    });
    expect([ended.statusCode, ended.json().code]).toEqual([403, 'proof_needed']);
    expect(await product.tables()).toEqual(before);
  });

  test('does not finish what was begun without a proof', async () => {
    const user = await product.user('made-up-beginning');
    const { search } = await returnFrom(user, 'discord', { person: 'Intruder', kind: 'link' });
    await age(user.id, 26);
    const answer = await finish(user, 'discord', 'link', search);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_needed']);
    expect((await user.get(status)).json()).toEqual([]);
  });

  test('finishes what was begun with one, as long as finding a password takes', async () => {
    const user = await product.user('slow-at-provider');
    const { search } = await returnFrom(user, 'discord', { person: 'Slow', kind: 'link' });
    await age(user.id, 24);
    expect((await finish(user, 'discord', 'link', search)).json().linked).toBe(true);
  });

  test('is enough again once the password is entered', async () => {
    const user = await product.user('proves-again');
    await age(user.id, 60);
    await user.post('/api/account/proof', { password: goodPassword });
    expect((await linkAs(user, 'google', 'Proven')).json().linked).toBe(true);
  });
});

test('the owner hears of a link and of its end, in the bell and by mail', async () => {
  const user = await product.user('hears-of-it');
  await sql`update users set email_verified_at = now() where id = ${user.id}`.execute(db);
  await linkAs(user, 'discord', 'New way in');
  await user.delete(unlink('discord'));
  const bell: { html: string; onClickAction: number }[] = (
    await user.get('/api/notification/all')
  ).json();
  expect(bell.map(({ html }) => html)).toEqual([
    expect.stringMatching(/^<b>Discord was unlinked from your Callshot account\.<\/b>/),
    expect.stringMatching(
      /^<b>Discord was linked to your Callshot account\.<\/b>.*If it was not you/,
    ),
  ]);
  // A press leads to the own profile, where both can be undone.
  expect(bell.map(({ onClickAction }) => onClickAction)).toEqual([3, 3]);
  const subjects = [];
  for (let n = 0; n < 2; n += 1) {
    const { raw } = await mailbox.next('hears-of-it@example.org');
    subjects.push(/^Subject: (.*)\r$/m.exec(raw)?.[1]);
  }
  expect(subjects).toEqual([
    'Discord was linked to your Callshot account',
    'Discord was unlinked from your Callshot account',
  ]);
});

describe('a new password by a link', () => {
  /** Signed in here and there, linked twice, and a link to set a new password. */
  const invaded = async (name: string) => {
    const user = await product.user(name);
    await linkAs(user, 'discord', `${name} himself`);
    await linkAs(user, 'google', `${name} intruder`);
    const admin = await product.user(`admin of ${name}`, ['Admin']);
    const { resetId } = (await admin.get(`/api/user/resetpassword?userId=${user.id}`)).json();
    const form = {
      resetId,
      username: name,
      password: 'the new good phrase',
      confirmPassword: 'the new good phrase',
    };
    return { user, resetId, form };
  };

  test('shows beforehand who is in the account and what opens it', async () => {
    const { user, resetId } = await invaded('looked-at');
    const answer = await testClient(app).post('/api/account/resetlink', { resetId });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        linkedAccounts: [
          {
            name: 'discord',
            externalUsername: 'looked-at himself',
            linkedAt: expect.stringMatching(/Z$/),
          },
          {
            name: 'google',
            externalUsername: 'looked-at intruder',
            linkedAt: expect.any(String),
          },
        ],
        sessions: [{ device: 'Unknown device', lastSeenAt: expect.stringMatching(/Z$/) }],
        tokens: [],
      },
    ]);
    expect((await user.get(currentUser)).json()).not.toBeNull();
  });

  test('leaves linked accounts linked, unless told otherwise', async () => {
    const { user, form } = await invaded('trusting');
    await testClient(app).post('/api/account/changepassword', form);
    expect((await user.get(currentUser)).json()).toBeNull();
    const back = testClient(app);
    await signInAs(back, 'discord', 'trusting himself');
    expect((await back.get(currentUser)).json().id).toBe(user.id);
  });

  test('can end every other way in, at once and audited', async () => {
    const { user, form } = await invaded('shut-out');
    const request = { ...form, isUnlinkingAll: true };
    expect((await testClient(app).post('/api/account/changepassword', request)).json()).toEqual({
      usernameError: null,
      passwordError: null,
      confirmPasswordError: null,
    });
    expect((await user.get(currentUser)).json()).toBeNull();
    const intruder = testClient(app);
    expect((await signInAs(intruder, 'google', 'shut-out intruder')).json().created).toBe(true);
    const audit = await db
      .selectFrom('auditLog')
      .select('after')
      .where('subjectId', '=', user.id)
      .where('action', '=', 'user.login-unlinked')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([{ after: { provider: 'discord' } }, { after: { provider: 'google' } }]);
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
])('an identity stays where it is and the reason is told: $why [rule: sign-in-15]', async (row) => {
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

  test('the only way in stays, until there is another [rule: sign-in-16]', async () => {
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
