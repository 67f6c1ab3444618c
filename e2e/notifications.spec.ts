import type { APIRequestContext } from '@playwright/test';
import type { TestMailbox } from '../apps/server/testing/platform/mailbox.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, newAccount } from './fixtures/accounts.ts';
import { expect, ofAccounts, test } from './fixtures/test.ts';
import { Profile } from './pages/profile.ts';

// Everybody hears what is announced here.
test.use(ofAccounts);

async function announce(request: APIRequestContext, html: string): Promise<void> {
  const answer = await request.post('/api/notification/announce', {
    headers: { Game: '1' },
    data: { audience: 'everyone', gameId: null, subject: 'News', html },
  });
  expect(answer.ok()).toBe(true);
}

/** An account whose e-mail address is its own, as the link in the first mail has shown. */
async function signUpVerified(request: APIRequestContext, mailbox: TestMailbox) {
  const headers = { Game: '1' };
  const { username, email, password } = newAccount();
  await request.post('/api/account/register', {
    headers,
    data: { username, email, password, confirmPassword: password },
  });
  const { text } = await mailbox.next(email);
  const [, token = ''] = /\/verify-email#token=([\w.-]+)/.exec(text) ?? [];
  const verified = await request.post('/api/account/verifyemail', { headers, data: { token } });
  expect(verified.ok()).toBe(true);
  return { username, email };
}

test('the link of a mail switches mail off, once, with a way back on', async ({
  page,
  context,
  mailbox,
  browserOf,
}) => {
  const account = await signUpVerified(context.request, mailbox);
  await context.request.post('/api/notification/preferences', {
    headers: { Game: '1' },
    data: { lockReminders: true, email: true, push: false },
  });
  await announce((await browserOf(demoAdmin)).request, `Mail for ${account.username}`);
  const { text } = await mailbox.next(account.email);
  expect(text).toContain(`Mail for ${account.username}`);
  const [address = ''] = /\S+\/unsubscribe#token=[\w.-]+/.exec(text) ?? [];

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/notification/unsubscribe')) calls += 1;
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No more emails' })).toBeVisible();
  await expectAccessible(page);
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Notification settings' }).click();
  const email = new Profile(page).modal.getByRole('switch', { name: 'Email' });
  await expect(email).not.toBeChecked();
  await email.press('Space');
  await expect(page.getByText('Notifications by email are on')).toBeVisible();
  await expect(email).toBeChecked();
});
