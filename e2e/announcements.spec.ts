import type { Page } from '@playwright/test';
import { announcementHtml } from '../apps/server/src/reach/notifications/announcing/announcement-html.ts';
import {
  allowedAttributes,
  hostileHtml,
  isOutside,
  isOwnPath,
  ownOrigin,
} from '../packages/contract/fixtures/hostile-html.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { goWithin } from './fixtures/go-within.ts';
import { expect, ofAccounts, test } from './fixtures/test.ts';
import { AnnouncePage } from './pages/announce-page.ts';
import { Bell } from './pages/bell.ts';

// Everybody hears what is announced here.
test.use(ofAccounts);

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
  await adminPage.getByRole('link', { name: /^Announcements Tell/ }).click();
  await expect(adminPage.getByText('Nothing was announced yet')).toBeVisible();
  await desk.text.fill(' <script>alert(1)</script> ');
  await expect(desk.announce).toBeDisabled();
  await desk.subject.fill('Finals');
  await expect(desk.preview).toContainText('Nothing would be left of this text.');
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
  await expect(desk.sent.first()).toContainText(/Everyone\s*\d+ people\s*demo-admin/);

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

  await test.step('an announcement full of attacks is text [rule: notifications-7]', () =>
    expectAttacksAreText(desk, page, `hostile-${username}`));
  await test.step('a game’s players are another audience', async () => {
    await adminPage.getByRole('radio', { name: 'Counter-Strike' }).check({ force: true });
    await desk.subject.fill('For you');
    await desk.text.fill('For one game');
    await desk.ask();
    await expect(desk.question).toContainText('Everybody who plays Counter-Strike is notified.');
    await desk.question.getByRole('button', { name: 'Keep writing' }).click();
    await desk.send();
    await expect(desk.sent.first()).toContainText(/For one game.*Counter-Strike players/s);
  });
  await test.step('announcing is for Admins', async () => {
    await goWithin(page, '/admin/announce');
    await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  });
});

/** Attacks in an announcement by `desk` do nothing where it is read. */
async function expectAttacksAreText(desk: AnnouncePage, page: Page, word: string): Promise<void> {
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
}

/** The bell's rendering of texts in a real browser, and their attempts there. */
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
