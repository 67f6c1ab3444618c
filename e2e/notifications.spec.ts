import type { APIRequestContext, Page } from '@playwright/test';
import { announcementHtml } from '../apps/server/src/notifications/announcement-html.ts';
import type { TestMailbox } from '../apps/server/src/platform/mail/test-mailbox.ts';
import {
  allowedAttributes,
  hostileHtml,
  isOutside,
  isOwnPath,
  ownOrigin,
} from '../packages/contract/fixtures/hostile-html.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, newAccount } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { AnnouncePage } from './pages/announce-page.ts';
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

test('an Admin announces: the preview, the question, the number of people; the bell counts', async ({
  page,
  player,
  browserOf,
}) => {
  const { username } = player;
  await page.goto('/about-us');
  const bell = new Bell(page);
  await expect(bell.button).toHaveAccessibleName('Notifications');
  await bell.open();
  await expect(bell.panel).toContainText('No notifications');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell.panel).toBeHidden();
  await expect(bell.button).toBeFocused();

  const adminPage = await browserOf(demoAdmin);
  const desk = new AnnouncePage(adminPage);
  await adminPage.goto('/admin');
  await adminPage.getByRole('link', { name: /Announcements/ }).click();
  await expect(adminPage.getByText('Nothing was announced yet')).toBeVisible();
  await desk.text.fill(' <script>alert(1)</script> ');
  await expect(desk.announce).toBeDisabled();
  await desk.subject.fill('Finals');
  await expect(desk.preview).toContainText('Nothing of this text would be left.');
  await desk.send();
  await expect(desk.text).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.text).toHaveValue(' <script>alert(1)</script> ');
  await expectAccessible(adminPage);

  await desk.subject.fill('Tonight');
  await desk.text.fill(
    `<b>Finals</b> tonight, ${username}: <a href="/rl/event">pick now</a>\n<a href="https://liquipedia.example/x">Who</a> plays`,
  );
  await expect(desk.preview).toContainText(`Tonight`);
  await expect(desk.preview).toContainText(`Finals tonight, ${username}: pick now`);
  await adminPage.reload();
  await expect(desk.subject).toHaveValue('Tonight');
  await expect(desk.text).toHaveValue(/Finals/);
  await desk.ask();
  await expect(desk.question).toContainText('Everybody with an account is notified.');
  await expectAccessible(adminPage);
  await adminPage.keyboard.press('Escape');
  await desk.send();
  await expect(adminPage.getByText(/^Announced to \d+ people$/)).toBeVisible();
  await expect(desk.text).toHaveValue('');
  await expect(desk.subject).toHaveValue('');
  await expect(desk.sent.first().getByRole('heading', { name: 'Tonight' })).toBeVisible();
  await expect(desk.sent.first()).toContainText('Finals tonight');
  await expect(desk.sent.first()).toContainText(/Everyone · \d+ people · demo-admin/);

  // Coming back to the window asks at once.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bell.button).toHaveAccessibleName('Notifications, 1 unread');
  await bell.open();
  await expect(bell.item('Finals tonight').locator('time')).toHaveText('just now');
  await expectAccessible(page);
  const item = bell.item('Finals tonight');
  await expect(item).toContainText(/Tonight\s*Finals tonight/);
  const outside = item.getByRole('link', { name: /^Who \(liquipedia\.example\)/ });
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(outside).toHaveAttribute('target', '_blank');
  await item.getByRole('link', { name: 'pick now' }).click();
  await expect(page).toHaveURL(/\/rl\/event\/\d+$/);
  await expect(bell.button).toHaveAccessibleName('Notifications');
});

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
  await bell.press('second thing');
  await expect(page.getByText('The notification could not be cleared')).toBeVisible();
  await expect(bell.items.nth(1)).toContainText('second thing');
  await page.unrouteAll();

  const cleared = page.waitForResponse('**/api/notification/clear');
  await bell.press('second thing');
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

test('an announcement full of attacks is text', async ({ page, player, browserOf }) => {
  const word = `hostile-${player.username}`;
  const html = [
    word,
    '<script>document.title = "owned"</script>',
    '<img src=x onerror="document.title=\'owned\'">',
    '<img src="//evil.example/x.png">',
    '<svg onload="document.title=\'owned\'"><a href="javascript:alert(1)">x</a></svg>',
    '<a href="javascript:document.title=\'owned\'">press</a>',
    '<a href="http://evil.example/">elsewhere</a>',
    '<b style="position:fixed;inset:0" onclick="alert(1)">bold</b>',
  ].join(' ');
  const adminPage = await browserOf(demoAdmin);
  const desk = new AnnouncePage(adminPage);
  await desk.open();
  await desk.subject.fill('<b>Attacks</b>');
  await desk.text.fill(html);
  await expect(desk.preview.getByText('bold')).toBeVisible();
  await desk.send();
  await expect(desk.sent.filter({ hasText: word })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about-us');
  const bell = new Bell(page);
  await bell.open();
  const item = bell.item(word);
  await expect(item.getByText('bold')).toBeVisible();
  await expect(item.getByText('press')).toBeVisible();
  await expect(item.getByRole('link')).toHaveCount(0);
  await expect(item.locator('img, [style], [onclick]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  await expect(page).toHaveTitle(/About Us/);
});

/** What the bell makes of texts in a real browser, and what they tried to do there. */
async function showInBell(page: Page, texts: readonly string[]) {
  const tried: string[] = [];
  page.on('dialog', (dialog) => {
    tried.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route('**/*', (route) => {
    const request = route.request();
    if (new URL(request.url()).hostname !== new URL(page.url()).hostname) tried.push(request.url());
    // Own pictures that nobody drew.
    return request.resourceType() === 'image' ? route.fulfill({ status: 204 }) : route.fallback();
  });
  const createdAt = new Date().toISOString();
  const told = texts.map((html, at) => ({ id: at + 1, html, onClickAction: 2, createdAt }));
  await page.route('**/api/notification/all', (route) => route.fulfill({ json: told }));
  await page.goto('/about-us');
  const bell = new Bell(page);
  await bell.open();
  await expect(bell.items).toHaveCount(texts.length);
  const found = await bell.items.locator('> div > div:first-child *').evaluateAll((elements) =>
    elements.map(({ tagName, attributes }) => ({
      tagName,
      attributes: [...attributes].map(({ name, value }) => [name, value] as const),
    })),
  );
  await expect(page).toHaveTitle(/About Us/);
  await page.unrouteAll();
  return { found, tried };
}

test('of hostile texts nothing is left behind both walls, in a real browser', async ({
  page,
  player: _,
}) => {
  const cleaned = hostileHtml.map(({ written }) => announcementHtml(written, ownOrigin));
  const texts = [...new Set(cleaned)];
  await page.goto('/about-us');
  for (let at = 0; at < texts.length; at += 200) {
    const { found, tried } = await showInBell(page, texts.slice(at, at + 200));
    expect(tried).toEqual([]);
    for (const { tagName, attributes } of found) {
      // The mark that says where a link leads.
      if (tagName === 'SPAN') continue;
      expect(Object.keys(allowedAttributes)).toContain(tagName);
      for (const [name, value] of attributes) {
        expect(allowedAttributes[tagName]).toContain(name);
        if (name === 'src') expect(value).toMatch(/^\/(?!\/)/);
        if (name === 'href') expect(isOwnPath(value) || isOutside(value), value).toBe(true);
      }
    }
  }
});

test('no script makes html or code of text by a policy of its own', async ({ page, guard }) => {
  guard.expect(/TrustedTypePolicy.*(another|default)/);
  await page.goto('/');
  const made = await page.evaluate(() =>
    ['another', 'default'].map((name) => {
      try {
        return Reflect.get(window, 'trustedTypes').createPolicy(name, {}).name;
      } catch (error) {
        return String(error);
      }
    }),
  );
  expect(made).toEqual([
    expect.stringContaining('Policy "another" disallowed'),
    expect.stringContaining('Policy "default" disallowed'),
  ]);
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
  await profile.show('Settings');
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
  await profile.show('Settings');
  await expect(reminders).not.toBeChecked();
});

test('push says what the browser allows, and the worker shows what is pushed', async ({
  page,
  context,
  player,
  guard,
}) => {
  // A private window, as tests have, gets no push service.
  guard.expect(/Push API in incognito mode/);
  await context.grantPermissions(['notifications']);
  await page.goto('/about-us');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Settings');
  const push = profile.modal.getByRole('switch', { name: 'Push notifications in this browser' });
  await expect(push).toHaveAccessibleDescription(/Your browser asks you first/);
  await push.press('Space');
  await expect(page.getByText(/push service could not be reached/)).toBeVisible();
  await expect(push).not.toBeChecked();
  await expect(push).toBeEnabled();

  // The worker is there all the same: it is handed a push as a push service would.
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify({
    title: 'Picks lock soon',
    body: player.username,
    url: '/rl/event',
  });
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const list = (await registration?.getNotifications()) ?? [];
      return list.map(({ title, body, data: about }) => ({ title, body, about }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Picks lock soon', body: player.username, about: { url: '/rl/event' } }]);
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

test('announcing is for Admins, and a game’s players are another audience', async ({
  page,
  player: _,
  browserOf,
}) => {
  await page.goto('/admin/announce');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();

  const adminPage = await browserOf(demoAdmin);
  const desk = new AnnouncePage(adminPage);
  await desk.open();
  await adminPage.getByRole('radio', { name: 'Counter-Strike' }).check({ force: true });
  await desk.subject.fill('For you');
  await desk.text.fill('For one game');
  await desk.ask();
  await expect(desk.question).toContainText('Everybody who plays Counter-Strike is notified.');
  await desk.question.getByRole('button', { name: 'Keep writing' }).click();
  await desk.send();
  await expect(desk.sent.first()).toContainText(/For one game.*Counter-Strike players/s);
});
