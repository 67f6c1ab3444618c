import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testAppWithMail } from '../../../../testing/account/mail.ts';
import { goodPassword, signedIn, type TestUser } from '../../../../testing/account/users.ts';
import { testApp } from '../../../../testing/platform/app.ts';
import { type TestClient, testClient } from '../../../../testing/platform/client.ts';
import { withFaults } from '../../../../testing/with-faults.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { deleteExpiredTokens } from '../email/one-time-tokens.repository.ts';
import { insertSession } from '../login/sessions.repository.ts';
import { createUser } from '../registering/first-admin.service.ts';
import { m } from '../words/messages.ts';
import { hashPassword } from './password-hash.ts';
import { createPasswordWork } from './password-work.ts';
import { createResetId } from './reset-link.service.ts';

const served = await testAppWithMail({ config: { registrationsPerHour: 1000 } });
const { app, db, linkTo, mailbox } = served;
const login = '/api/auth/login';
const change = '/api/account/changepassword';
const forgot = '/api/account/forgotpassword';
const verify = '/api/account/verifyemail';
const email = '/api/account/email';
const newPassword = 'another good phrase';
const fine = { usernameError: null, passwordError: null, confirmPasswordError: null };

let made = 0;
/** A signed-in user whose address is proven. */
async function verified(name?: string): Promise<TestUser & { email: string }> {
  made += 1;
  const user = await signedIn(served, name ?? `verified ${made}`);
  const address = `proven-${made}@example.org`;
  await db
    .updateTable('users')
    .set({ email: address, emailVerifiedAt: new Date() })
    .where('id', '=', user.id)
    .execute();
  return { ...user, email: address };
}

const account = (id: number) =>
  db
    .selectFrom('users')
    .select(['username', 'email', 'emailVerifiedAt', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const form = (resetId: string, username: string, others = {}) => ({
  resetId,
  username,
  password: newPassword,
  confirmPassword: newPassword,
  ...others,
});

const resetIdOf = (id: number) => db.transaction().execute((trx) => createResetId(trx, id));
const isIn = async (client: TestClient) =>
  (await client.get('/api/user/currentUser')).json() !== null;
const audited = async (subjectId: number, action: string) =>
  (
    await db
      .selectFrom('auditLog')
      .select('id')
      .where('subjectId', '=', subjectId)
      .where('action', '=', action)
      .execute()
  ).length;
const canLogIn = async (username: string, password: string, client = testClient(app)) =>
  (await client.post(login, { username, password })).statusCode === 200;

describe('changing the password by a link', () => {
  test('works once, ends all sessions, and leaves known browsers known [rule: accounts-36]', async () => {
    const user = await verified('link owner');
    const other = testClient(app);
    await other.post(login, { username: 'link owner', password: goodPassword });
    const devices = await db
      .selectFrom('knownDevices')
      .select('deviceHash')
      .where('userId', '=', user.id)
      .execute();
    expect(devices).toHaveLength(1);
    const resetId = await resetIdOf(user.id);
    const visitor = testClient(app);
    const answer = await visitor.post(change, form(resetId, ' LINK owner '));
    expect([answer.statusCode, answer.json()]).toEqual([200, fine]);
    expect([await isIn(user), await isIn(other), await isIn(visitor)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      await db
        .selectFrom('knownDevices')
        .select('deviceHash')
        .where('userId', '=', user.id)
        .execute(),
    ).toEqual(devices);
    expect(await canLogIn('link owner', goodPassword)).toBe(false);
    expect(await canLogIn('link owner', newPassword)).toBe(true);
    expect(await audited(user.id, 'user.password-changed')).toBe(1);
    expect((await mailbox.next(user.email)).text).toContain('password of your account was changed');

    const again = await visitor.post(change, form(resetId, 'link owner'));
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { title: 'This link has been used', code: 'link_used' },
    ]);
  });

  test.each([
    {
      why: 'another username',
      others: { username: 'somebody else' },
      field: 'usernameError',
    },
    {
      why: 'too short',
      others: { password: 'short', confirmPassword: 'short' },
      field: 'passwordError',
    },
    {
      why: 'the username itself',
      others: { password: 'field owner', confirmPassword: 'field owner' },
      field: 'passwordError',
    },
    {
      why: 'typed twice, not alike',
      others: { confirmPassword: 'x' },
      field: 'confirmPasswordError',
    },
  ])(
    'tells the field and changes nothing, the link stays good: $why [rule: accounts-39]',
    async ({ others, field }) => {
      await db.deleteFrom('users').where('username', '=', 'field owner').execute();
      const user = await signedIn(served, 'field owner');
      const resetId = await resetIdOf(user.id);
      const before = await account(user.id);
      const answer = await testClient(app).post(change, form(resetId, 'field owner', others));
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        withFaults({ ...fine, [field]: expect.any(String) }),
      ]);
      expect(await account(user.id)).toEqual(before);
      expect(await isIn(user)).toBe(true);
      const good = await testClient(app).post(change, form(resetId, 'field owner'));
      expect(good.json()).toEqual(fine);
    },
  );

  test.each([
    { why: 'made up', code: 'link_wrong', prepare: async () => 'made-up' },
    {
      why: 'voided by a newer one',
      code: 'link_replaced',
      prepare: async (id: number) => {
        const first = await resetIdOf(id);
        await resetIdOf(id);
        return first;
      },
    },
    {
      why: 'swept away after it expired',
      code: 'link_expired',
      prepare: async (id: number) => {
        const resetId = await resetIdOf(id);
        await sql`update one_time_tokens set expires_at = now() where user_id = ${id}`.execute(db);
        await deleteExpiredTokens(db);
        return resetId;
      },
    },
    {
      why: 'expired',
      code: 'link_expired',
      prepare: async (id: number) => {
        const resetId = await resetIdOf(id);
        await sql`update one_time_tokens set expires_at = now() where user_id = ${id}`.execute(db);
        return resetId;
      },
    },
    {
      why: 'its account is disabled',
      code: 'link_expired',
      prepare: async (id: number) => {
        await db
          .updateTable('users')
          .set({ disabledAt: new Date() })
          .where('id', '=', id)
          .execute();
        return resetIdOf(id);
      },
    },
  ])(
    'a link that is not good changes nothing and says what it is: $why',
    async ({ why, code, prepare }) => {
      const name = `bad ${why.replaceAll(' ', '-')}`.slice(0, 20);
      const user = await signedIn(served, name);
      const resetId = await prepare(user.id);
      const before = await account(user.id);
      const answer = await testClient(app).post(change, form(resetId, name));
      expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
      const looked = await testClient(app).post('/api/account/resetlink', { resetId });
      expect([looked.statusCode, looked.json().code]).toEqual([400, code]);
      expect(await account(user.id)).toEqual(before);
    },
  );

  test('links made at the same moment: one of them is good', async () => {
    const user = await signedIn(served, 'eager staff');
    const links = await Promise.all(Array.from({ length: 5 }, () => resetIdOf(user.id)));
    const codes = [];
    for (const resetId of links) {
      const wrong = await testClient(app).post(change, form(resetId, 'not the name'));
      codes.push(wrong.statusCode);
    }
    expect(codes.sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('used by many at the same moment it works once', async () => {
    const user = await signedIn(served, 'one of many');
    const resetId = await resetIdOf(user.id);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        testClient(app).post(
          change,
          form(resetId, 'one of many', {
            password: `phrase no ${n}`,
            confirmPassword: `phrase no ${n}`,
          }),
        ),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400]);
    expect(await audited(user.id, 'user.password-changed')).toBe(1);
  });

  test('whoever found a link may not guess its username for long', async () => {
    const user = await signedIn(served, 'unknown to finder');
    const resetId = await resetIdOf(user.id);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const finder = testClient(app, `203.0.113.${n}`);
      statuses.push((await finder.post(change, form(resetId, `guess ${n}`))).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('links are not guessed either', async () => {
    const guesser = testClient(app, '203.0.113.200');
    const statuses = [];
    for (let n = 0; n < 31; n += 1) {
      statuses.push((await guesser.post(change, form(`guess-${n}`, 'any name'))).statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await guesser.post(verify, { token: 'guess' })).statusCode).toBe(429);
  });

  test('the owner gets in by it although others have guessed', async () => {
    const user = await signedIn(served, 'locked out');
    for (let n = 0; n < 10; n += 1) await canLogIn('locked out', 'wrong guess');
    expect(await canLogIn('locked out', goodPassword)).toBe(false);
    await testClient(app).post(change, form(await resetIdOf(user.id), 'locked out'));
    expect(await canLogIn('locked out', newPassword)).toBe(true);
  });

  test('too many at once are told to come back, and the link stays good', async () => {
    const busy = await testApp({ work: createPasswordWork({ running: 0, waiting: 0 }) });
    const id = await createUser(busy.db, { username: 'patient one' });
    const resetId = await busy.db.transaction().execute((trx) => createResetId(trx, id));
    const answer = await testClient(busy.app).post(change, form(resetId, 'patient one'));
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy']);
    const open = await busy.db.selectFrom('oneTimeTokens').select('usedAt').execute();
    expect(open).toEqual([{ usedAt: null }]);
  });
});

describe('a forgotten password', () => {
  test('a link comes by mail, works, and says which name to type', async () => {
    const user = await verified('forgetful one');
    const answer = await testClient(app).post(forgot, { email: ` ${user.email.toUpperCase()} ` });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const { text } = await mailbox.next(user.email);
    expect(text).toContain('forgetful one');
    const resetId = /resetId=([\w-]{43})\s/.exec(text)?.[1] ?? '';
    expect((await testClient(app).post(change, form(resetId, 'forgetful one'))).json()).toEqual(
      fine,
    );
    expect(await audited(user.id, 'user.reset-link-mailed')).toBe(1);
  });

  test('is mailed in the language of the account, and so is the change [rule: notifications-21]', async () => {
    const user = await verified('german one');
    await db
      .insertInto('userPreferences')
      .values({ userId: user.id, isPlainNames: false, isStillPlates: false, language: 'de' })
      .execute();
    await testClient(app).post(forgot, { email: user.email });
    const asked = await mailbox.next(user.email);
    const resetId = /resetId=([\w-]{43})\s/.exec(asked.text)?.[1] ?? '';
    await testClient(app).post(change, form(resetId, 'german one'));
    const changed = await mailbox.next(user.email);
    expect(asked.text).toContain(inLanguage('de', () => m.resetIgnore()));
    expect(changed.text).toContain(inLanguage('de', () => m.passwordChanged()));
    expect(asked.text).toContain('<html lang="de">');
  });

  test('only proven addresses are mailed, and every address is answered alike [rule: accounts-37]', async () => {
    await signedIn(served, 'unproven');
    const last = await verified('proven last');
    const answers = [];
    for (const asked of ['nobody@example.org', 'unproven@example.org', 'no address', last.email]) {
      answers.push(await testClient(app).post(forgot, { email: asked }));
    }
    const faces = answers.map(({ statusCode, body, headers: { date, ...headers } }) => ({
      statusCode,
      body,
      headers: date === undefined ? null : headers,
    }));
    expect(new Set(faces.map((face) => JSON.stringify(face))).size).toBe(1);
    // Mail goes out in order: with the last one here, the others would have been.
    await linkTo(last.email, '/reset-password');
    const strangers = mailbox.mails.filter(({ to }) =>
      to.some((one) => /^(nobody|unproven)@/.test(one)),
    );
    expect(strangers).toEqual([]);
  });

  test('is limited by account and by address', async () => {
    const user = await verified('pestered');
    for (let n = 0; n < 5; n += 1) {
      await testClient(app, `192.0.2.${n}`).post(forgot, { email: user.email });
    }
    const last = await verified('after the pestered');
    await testClient(app).post(forgot, { email: last.email });
    await linkTo(last.email, '/reset-password');
    expect(mailbox.mails.filter(({ to }) => to.includes(user.email))).toHaveLength(3);

    const pest = testClient(app, '192.0.2.99');
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await pest.post(forgot, { email: `n${n}@example.org` })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });

  test('is offered only where there is mail', async () => {
    const options = '/api/auth/options';
    expect((await testClient(app).get(options)).json()).toEqual({ isPasswordResetOffered: true });
    const silent = await testApp();
    const visitor = testClient(silent.app);
    expect((await visitor.get(options)).json()).toEqual({ isPasswordResetOffered: false });
    expect((await visitor.post(forgot, { email: 'a@b.org' })).statusCode).toBe(404);
  });

  test('a mail server that refuses changes no answer, and the next mail goes out', async () => {
    const [one, two] = [await verified('unlucky one'), await verified('lucky two')];
    mailbox.refuse(552);
    expect((await testClient(app).post(forgot, { email: one.email })).statusCode).toBe(204);
    // Mail goes out in order: this link is made once the refused mail is done with.
    const other = await testClient(app).post(forgot, { email: two.email });
    expect(other.statusCode).toBe(204);
    mailbox.refuse(null);
    await testClient(app).post(forgot, { email: two.email });
    await linkTo(two.email, '/reset-password');
  });
});

describe('proving an email', () => {
  const registered = async (username: string) => {
    const client = testClient(app);
    const address = `${username}@example.org`;
    await client.post('/api/account/register', {
      username,
      email: address,
      password: goodPassword,
      confirmPassword: goodPassword,
    });
    return { client, address };
  };

  test('a new account is mailed a link, which proves its address once [rule: accounts-16]', async () => {
    const { client, address } = await registered('fresh-one');
    const own = { email: address, pendingEmail: null, hasPassword: true, isMailOffered: true };
    expect((await client.get(email)).json()).toEqual({ ...own, isVerified: false });
    const token = await linkTo(address, '/verify-email');
    expect((await testClient(app).post(verify, { token })).statusCode).toBe(204);
    expect((await client.get(email)).json()).toEqual({ ...own, isVerified: true });
    const again = await testClient(app).post(verify, { token });
    expect([again.statusCode, again.json().code]).toEqual([400, 'link_used']);
    const { id } = (await client.get('/api/user/currentUser')).json();
    expect(await audited(id, 'user.email-verified')).toBe(1);
  });

  test('the mail names nobody: a stranger’s text does not reach the address', async () => {
    const { address } = await registered('visit-evil.example');
    const { text } = await mailbox.next(address);
    expect(text.replaceAll(address, '').includes('visit-evil')).toBe(false);
  });

  test('a link sent again voids the one before; a proven address needs none', async () => {
    const { client, address } = await registered('again-please');
    const first = await linkTo(address, '/verify-email');
    expect((await client.post(`${email}/resend`, {})).statusCode).toBe(204);
    const second = await linkTo(address, '/verify-email');
    expect((await client.post(verify, { token: first })).statusCode).toBe(400);
    expect((await client.post(verify, { token: second })).statusCode).toBe(204);
    const needless = await client.post(`${email}/resend`, {});
    expect([needless.statusCode, needless.json().code]).toEqual([400, 'nothing_to_verify']);
  });

  test('sent again, it leads to the invite that the account was made for as well', async () => {
    const { client, address } = await registered('twice-invited');
    await mailbox.next(address);
    const invite = 'abcd-EFGH_ijklmnopqrstuv';
    expect((await client.post(`${email}/resend`, { invite })).statusCode).toBe(204);
    const { text } = await mailbox.next(address);
    expect(text).toMatch(new RegExp(`/verify-email#token=[\\w-]+&invite=${invite}\\s`));
    const wrong = await client.post(`${email}/resend`, { invite: 'https://evil.example' });
    expect(wrong.statusCode).toBe(400);
  });

  test('is asked for again only so often', async () => {
    const { client } = await registered('impatient');
    const statuses = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await client.post(`${email}/resend`, {})).statusCode);
    // The registration has mailed the first of five.
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
  });

  test('a reset link does not prove an address, nor a proof change a password', async () => {
    const { client, address } = await registered('wrong-door');
    const token = await linkTo(address, '/verify-email');
    const { id } = (await client.get('/api/user/currentUser')).json();
    const resetId = await resetIdOf(id);
    expect((await client.post(verify, { token: resetId })).statusCode).toBe(400);
    expect((await client.post(change, form(token, 'wrong-door'))).statusCode).toBe(400);
  });
});

describe('another email', () => {
  const wants = (user: TestClient, address: string, password: string | undefined = goodPassword) =>
    user.post(email, { email: address, ...(password === undefined ? {} : { password }) });

  test('counts once its link is opened; the former address is told', async () => {
    const user = await verified('mover');
    const answer = await wants(user, ' Moved@Example.org ');
    expect(answer.json()).toMatchObject({
      emailError: null,
      passwordError: null,
      email: { email: user.email, isVerified: true, pendingEmail: 'moved@example.org' },
    });
    expect((await account(user.id)).email).toBe(user.email);
    const resetBefore = await resetIdOf(user.id);
    const token = await linkTo('moved@example.org', '/verify-email');
    expect((await testClient(app).post(verify, { token })).statusCode).toBe(204);
    expect((await user.get(email)).json()).toMatchObject({
      email: 'moved@example.org',
      isVerified: true,
      pendingEmail: null,
    });
    expect((await mailbox.next(user.email)).text).toContain('another email now');
    expect(await audited(user.id, 'user.email-changed')).toBe(1);
    const late = await testClient(app).post(change, form(resetBefore, 'mover'));
    expect(late.statusCode).toBe(400);
  });

  test.each([
    { why: 'no address', address: 'nowhere', password: goodPassword, field: 'emailError' },
    {
      why: 'somebody has it',
      address: 'holder@example.org',
      password: goodPassword,
      field: 'emailError',
    },
    { why: 'no password', address: 'x@example.org', password: '', field: 'passwordError' },
    {
      why: 'a wrong password',
      address: 'x@example.org',
      password: 'wrong',
      field: 'passwordError',
    },
  ])(
    'is refused beside the field, and nothing is mailed: $why',
    async ({ address, password, field }) => {
      await db.deleteFrom('users').where('username', '=', 'holder').execute();
      const holder = await signedIn(served, 'holder');
      await db
        .updateTable('users')
        .set({ emailVerifiedAt: new Date() })
        .where('id', '=', holder.id)
        .execute();
      const user = await verified();
      const answer = await wants(user, address, password);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        withFaults({
          emailError: null,
          passwordError: null,
          email: null,
          [field]: expect.any(String),
        }),
      ]);
      const tokens = await db
        .selectFrom('oneTimeTokens')
        .select('email')
        .where('userId', '=', user.id)
        .execute();
      expect(tokens).toEqual([]);
    },
  );

  test('is had by whoever proves it, however many claimed it first', async () => {
    const squatter = await signedIn(served, 'squatter');
    const owner = await verified('rightful');
    expect((await wants(owner, 'squatter@example.org')).json().emailError).toBeNull();
    expect((await account(squatter.id)).email).toBe('squatter@example.org');
    const token = await linkTo('squatter@example.org', '/verify-email');
    expect((await testClient(app).post(verify, { token })).statusCode).toBe(204);
    expect((await account(owner.id)).email).toBe('squatter@example.org');
    expect((await account(squatter.id)).email).toBeNull();
    expect(await audited(squatter.id, 'user.email-released')).toBe(1);
    expect((await wants(squatter, 'squatter@example.org')).json().emailError).not.toBeNull();
  });

  test('that an intruder asked for does not outlive a new password', async () => {
    const user = await verified('retaken');
    await wants(user, 'intruder@example.org');
    const token = await linkTo('intruder@example.org', '/verify-email');
    const resetId = await resetIdOf(user.id);
    expect((await testClient(app).post(change, form(resetId, 'retaken'))).json()).toEqual(fine);
    const late = await testClient(app).post(verify, { token });
    expect([late.statusCode, late.json().code]).toEqual([400, 'link_replaced']);
    expect((await account(user.id)).email).toBe(user.email);
  });

  test('many accounts cannot have a stranger mailed again and again', async () => {
    const statuses = [];
    for (let n = 0; n < 7; n += 1) {
      const user = await verified();
      statuses.push((await wants(user, 'stranger@example.org')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    for (let n = 0; n < 5; n += 1) await mailbox.next('stranger@example.org');
  });

  test('somebody who finds an open session does not guess the password', async () => {
    const user = await verified();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await wants(user, 'y@example.org', `guess ${n}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('an account without a password needs none', async () => {
    const id = await createUser(db, { username: 'by provider only' });
    const client = testClient(app);
    client.cookies.set('callshot', (await insertSession(db, id, 'test')).token);
    expect((await client.get(email)).json()).toMatchObject({ email: null, hasPassword: false });
    await wants(client, 'provider@example.org', undefined);
    const token = await linkTo('provider@example.org', '/verify-email');
    await client.post(verify, { token });
    expect((await client.get(email)).json()).toMatchObject({
      email: 'provider@example.org',
      isVerified: true,
    });
    await testClient(app).post(forgot, { email: 'provider@example.org' });
    const resetId = await linkTo('provider@example.org', '/reset-password');
    expect((await client.post(change, form(resetId, 'by provider only'))).json()).toEqual(fine);
    expect(await canLogIn('by provider only', newPassword)).toBe(true);
  });

  test('staying with the present one gives up a change under way', async () => {
    const user = await verified();
    await wants(user, 'never-mind@example.org');
    const token = await linkTo('never-mind@example.org', '/verify-email');
    expect((await wants(user, user.email)).json().email).toMatchObject({ pendingEmail: null });
    expect((await user.post(verify, { token })).statusCode).toBe(400);
    expect((await account(user.id)).email).toBe(user.email);
  });

  test('wanted by two, it is whose link is opened first', async () => {
    const [one, two] = [await verified(), await verified()];
    await wants(one, 'wanted@example.org');
    const first = await linkTo('wanted@example.org', '/verify-email');
    await wants(two, 'wanted@example.org');
    const second = await linkTo('wanted@example.org', '/verify-email');
    const answers = await Promise.all(
      [first, second].map((token) => testClient(app).post(verify, { token })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409]);
    const owners = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'wanted@example.org')
      .execute();
    expect(owners).toHaveLength(1);
  });

  test('without mail it counts at once, unproven', async () => {
    const silent = await testApp();
    const id = await createUser(silent.db, {
      username: 'quiet one',
      email: 'old@example.org',
      passwordHash: await hashPassword(goodPassword),
    });
    const client = testClient(silent.app);
    client.cookies.set('callshot', (await insertSession(silent.db, id, 'test')).token);
    expect((await wants(client, 'new@example.org')).json().email).toEqual({
      email: 'new@example.org',
      isVerified: false,
      pendingEmail: null,
      hasPassword: true,
      isMailOffered: false,
    });
    expect((await client.post(`${email}/resend`, {})).statusCode).toBe(404);
  });

  test.each([email, `${email}/resend`])('visitors have none: %s', async (url) => {
    const answer = await testClient(app).post(url, { email: 'a@b.org' });
    expect(answer.statusCode).toBe(401);
  });
});
