import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testMailbox } from '../../../testing/platform/mailbox.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { sendTestMail } from './test-mail.service.ts';

const mailbox = await testMailbox();
const from = 'Callshot <picks@example.org>';
const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from });
afterAll(async () => {
  mailer.close();
  await mailbox.close();
});
const product = await testProduct(undefined, { mailer });
const { db } = product;
const admin = await product.user('chief', ['Admin']);
const email = 'chief@example.com';

const setEmail = (address: string | null) =>
  db.updateTable('users').set({ email: address }).where('id', '=', admin.id).execute();
const send = async () => (await admin.post('/api/staff/testMail')).json();

test('an Admin gets a mail at the own address and reads what the mail server said', async () => {
  await setEmail(email);
  const told = await send();
  expect(told).toEqual({
    isSent: true,
    words: expect.stringMatching(/^The mail server took it and said: 250 /),
  });
  expect((await mailbox.next(email)).text).toContain('to see that mail arrives');
  mailbox.refuse(552);
  expect(await send()).toEqual({
    isSent: false,
    words: expect.stringMatching(/^The mail server refused the mail: .*The mailbox is full/),
  });
  mailbox.refuse(null);
  const log = await db
    .selectFrom('auditLog')
    .select(['actorUserId', 'after'])
    .where('action', '=', 'mail.tested')
    .execute();
  expect(log.map(({ actorUserId }) => actorUserId)).toEqual([admin.id, admin.id]);
  expect(JSON.stringify(log)).not.toContain(email);
});

test('without an address, without mail and for anybody else there is none', async () => {
  await setEmail(null);
  expect((await send()).code).toBe('no_address');
  expect(await sendTestMail({ db }, admin.id)).toMatchObject({ ok: false, code: 'no_mail' });
  const creator = await product.user('creator', ['EventCreator']);
  expect((await creator.post('/api/staff/testMail')).statusCode).toBe(403);
});

test('a mail server that is away, or never answers, is told of in time', async () => {
  await setEmail(email);
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const slow = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from });
  const late = await sendTestMail({ db, mailer: slow, withinMs: 1000 }, admin.id);
  expect(late).toMatchObject({
    value: { isSent: false, words: expect.stringContaining('has not taken it within 1 seconds') },
  });
  slow.close();
  await new Promise((resolve) => silent.close(resolve));
  const away = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from });
  expect(await sendTestMail({ db, mailer: away }, admin.id)).toMatchObject({
    value: { isSent: false, words: expect.stringContaining('No connection to the mail server') },
  });
  away.close();
});
