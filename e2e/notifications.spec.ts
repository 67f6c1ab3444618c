import type { APIRequestContext } from '@playwright/test';
import type { TestMailbox } from '../apps/server/src/platform/mail/test-mailbox.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, newAccount } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { Bell } from './pages/bell.ts';
import { Profile } from './pages/profile.ts';
import { Shell } from './pages/shell.ts';

// Everybody hears what is announced here.
test.use({ copyOfWorld: 'notifications', sendsMail: true });

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

test('what is cleared stays cleared; a failed clearing comes back; all are cleared at once', async ({
  page,
  player,
  browserOf,
  guard,
}) => {
  guard.expect(/\/api\/notification\/clear/);
  const tell = (await browserOf(demoAdmin)).request;
  for (const nth of ['first', 'second', 'third']) {
    await announce(tell, `The ${nth} thing for ${player.username}`);
  }
  await page.goto('/about-us');
  const bell = new Bell(page);
  await expect(bell.button).toHaveAccessibleName('Notifications, 3 unread');
  await bell.open();
  await expect(bell.items.first()).toContainText('third thing');

  await page.route('**/api/notification/clear', (route) => route.abort());
  await bell.clear('second thing');
  await expect(page.getByText('The notification could not be cleared')).toBeVisible();
  await expect(bell.items.nth(1)).toContainText('second thing');
  await page.unrouteAll();

  const cleared = page.waitForResponse('**/api/notification/clear');
  await bell.clear('second thing');
  await expect(bell.items).toHaveCount(2);
  await expect(bell.button).toHaveAccessibleName('Notifications, 2 unread');
  await cleared;
  await page.reload();
  await expect(bell.button).toHaveAccessibleName('Notifications, 2 unread');

  // By keyboard alone.
  await bell.button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(bell.item('third thing').getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(bell.item('first thing').getByRole('button')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+Tab');
  const all = page.waitForResponse('**/api/notification/clearAll');
  await page.keyboard.press('Enter');
  await expect(bell.panel).toContainText('No notifications');
  await all;
  await page.reload();
  await expect(bell.button).toHaveAccessibleName('Notifications');
});

test('settings are saved one by one, and a failed save goes back', async ({
  page,
  player: _,
  guard,
}) => {
  guard.expect(/\/api\/notification\/preferences/);
  await page.goto('/about-us');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Notifications');
  const reminders = profile.modal.getByRole('switch', { name: 'Lock reminders' });
  const email = profile.modal.getByRole('switch', { name: 'Email' });
  await expect(reminders).toBeChecked();
  await expect(email).toBeDisabled();
  await expect(email).toHaveAccessibleDescription(/^Verify your email address first/);
  await expectAccessible(page);

  await page.route('**/api/notification/preferences', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await reminders.press('Space');
  const refusal = profile.modal.getByRole('alert').filter({ hasText: /./ });
  await expect(refusal).toBeInViewport();
  await expect(reminders).toBeChecked();
  await page.unrouteAll();
  await reminders.press('Space');
  await expect(refusal).toBeHidden();
  await expect(page.getByText('Lock reminders are off')).toBeVisible();
  await page.reload();
  await profile.openOwn();
  await profile.show('Notifications');
  await expect(reminders).not.toBeChecked();
});

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

test('a link that is not complete says so, and leads a visitor on', async ({ page, guard }) => {
  guard.expect(/\/api\/notification\/unsubscribe.*400/);
  await page.goto('/unsubscribe#token=nonsense');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/unsubscribe');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(new Shell(page).modal('Log In')).toBeVisible();
});
