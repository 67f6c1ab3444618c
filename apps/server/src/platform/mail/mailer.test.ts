import { afterAll, expect, test } from 'vitest';
import { testMailbox } from '../../../testing/platform/mailbox.ts';
import { createMailer } from './mailer.ts';

const mailbox = await testMailbox();
const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Callshot <picks@example.org>' });
afterAll(async () => {
  mailer.close();
  await mailbox.close();
});

test('a mail arrives with both its parts and its headers', async () => {
  const link = 'https://callshot.example/reset-password?resetId=a-b_c';
  await mailer.send({
    to: 'ada@example.org',
    subject: 'Ihr Tipp – jetzt',
    text: `Open ${link}`,
    html: `<p>Open <a href="${link}">the link</a></p>`,
    headers: { 'List-Unsubscribe': '<https://callshot.example/unsubscribe>' },
  });
  const mail = await mailbox.next('ada@example.org');
  expect(mail.from).toBe('picks@example.org');
  expect(mail.text).toContain(`Open ${link}`);
  expect(mail.text).toContain(`<a href="${link}">`);
  expect(mail.raw).toMatch(/^List-Unsubscribe: <https:\/\/callshot\.example\/unsubscribe>\r$/m);
});

test.each([
  { why: 'a second recipient after a comma', to: 'ada@example.org, eve@example.org' },
  { why: 'a header of its own after a line end', to: 'ada@example.org\r\nBcc: eve@example.org' },
])('an address smuggles in nobody: $why', async ({ to }) => {
  await mailer.send({ to, subject: 'Hello', text: 'Hello' }).catch(() => undefined);
  expect(mailbox.mails.filter((mail) => mail.to.includes('eve@example.org'))).toEqual([]);
});

test('a mail that the server refuses is not taken for sent', async () => {
  mailbox.refuse(552);
  const sent = mailer.send({ to: 'ada@example.org', subject: 'Hello', text: 'Hello' });
  await expect(sent).rejects.toThrow('full');
  mailbox.refuse(null);
});
