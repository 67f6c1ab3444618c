import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testAppWithMail } from '../../../../testing/account/mail.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import type { Db } from '../../../platform/database/database.ts';
import { createResetId } from '../passwords/reset-link.service.ts';
import { createFirstAdminLink } from '../registering/first-admin.service.ts';

const password = 'Tangerine Boat 4711';
const otherPassword = 'Marigold Train 0815';
const wrongPassword = 'Typed By Mistake 42';
const username = 'well-guarded';
const email = `${username}@example.org`;

/** Every row of every table, as text; bytes as hex. */
async function dump(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const parts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t`.execute(db);
    parts.push(`${name}: ${rows.map(({ row }) => row).join('\n')}`);
  }
  return parts.join('\n');
}

/** The forms in which a row could hold a secret: the text, or its bytes. */
function formsOf(secret: string): string[] {
  const texts = Buffer.from(secret);
  const bytes = Buffer.from(secret, 'base64url');
  return [
    secret,
    ...[texts, ...(bytes.length === 32 ? [bytes] : [])].flatMap((form) => [
      form.toString('hex'),
      form.toString('base64').replace(/=+$/, ''),
      form.toString('base64url'),
    ]),
  ];
}

test('no table holds a session, device, reset or verification secret, or a password', async () => {
  const { app, db, linkTo } = await testAppWithMail();
  const secrets = new Map<string, string>();
  const browser = testClient(app);
  const keepCookies = (when: string) => {
    for (const [name, value] of browser.cookies) secrets.set(`${name} ${when}`, value);
  };
  const checked = async (when: string): Promise<string> => {
    const text = await dump(db);
    for (const [what, secret] of secrets) {
      for (const form of formsOf(secret)) {
        expect(text.toLowerCase().includes(form.toLowerCase()), `${what}, ${when}`).toBe(false);
      }
    }
    return text;
  };

  const first = await createFirstAdminLink(db, 'http://localhost:3000');
  secrets.set('first admin link', new URL(first ?? '').hash.replace('#token=', ''));
  const account = { username, email, password, confirmPassword: password };
  await browser.post('/api/account/register', account);
  secrets.set('password', password);
  secrets.set('mistyped password', wrongPassword);
  keepCookies('after registering');
  secrets.set('verification link', await linkTo(email, '/verify-email'));
  await checked('before the address is proven');

  const token = secrets.get('verification link');
  expect((await browser.post('/api/account/verifyemail', { token })).statusCode).toBe(204);
  await testClient(app).post('/api/auth/login', { username, password: wrongPassword });
  await testClient(app).post('/api/auth/login', { username: wrongPassword, password });
  await browser.post('/api/auth/login', { username, password });
  keepCookies('after logging in');
  await browser.post('/api/account/email', { email: 'next@example.org', password });
  secrets.set('link to the next address', await linkTo('next@example.org', '/verify-email'));
  await testClient(app).post('/api/account/forgotpassword', { email });
  const resetId = await linkTo(email, '/reset-password');
  secrets.set('mailed reset link', resetId);
  await checked('with links open');

  const change = { resetId, username, password: otherPassword, confirmPassword: otherPassword };
  expect((await browser.post('/api/account/changepassword', change)).statusCode).toBe(200);
  secrets.set('new password', otherPassword);
  await browser.post('/api/auth/login', { username, password: otherPassword });
  keepCookies('after the change');
  const { id } = (await browser.get('/api/user/currentUser')).json();
  secrets.set(
    'reset link of staff',
    await db.transaction().execute((trx) => createResetId(trx, id)),
  );
  const text = await checked('at the end');

  // The dump is a dump: what may be stored stands in it, and every secret there is was looked for.
  expect(text).toContain(username);
  expect(text).toContain('$argon2id$');
  expect([...secrets.values()].every((secret) => secret.length >= 16)).toBe(true);
  expect([...secrets.keys()].filter((what) => what.startsWith('callshot'))).toHaveLength(6);
});
