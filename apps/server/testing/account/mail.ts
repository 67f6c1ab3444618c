import { afterAll } from 'vitest';
import { createMailer } from '../../src/platform/mail/mailer.ts';
import { type TestApp, type TestAppOptions, testApp } from '../platform/app.ts';
import { type TestMailbox, testMailbox } from '../platform/mailbox.ts';

export interface TestAppWithMail extends TestApp {
  readonly mailbox: TestMailbox;
  /** The secret of the link in the next mail to this address. */
  linkTo(email: string, path: '/verify-email' | '/reset-password'): Promise<string>;
}

/** The app with a mail server on loopback. */
export async function testAppWithMail(options: TestAppOptions = {}): Promise<TestAppWithMail> {
  const mailbox = await testMailbox();
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from: 'Callshot <picks@example.org>' });
  const served = await testApp({ ...options, mailer });
  afterAll(async () => {
    mailer.close();
    await mailbox.close();
  });
  return {
    ...served,
    mailbox,
    linkTo: async (email, path) => {
      const { text } = await mailbox.next(email);
      const secret = new RegExp(`http://localhost:3000${path}[?#]\\w+=([\\w-]{43})\\s`).exec(text);
      if (!secret?.[1]) throw new Error(`No link to ${path} in: ${text}`);
      return secret[1];
    },
  };
}
