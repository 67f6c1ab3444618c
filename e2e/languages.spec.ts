import { LANGUAGE_COOKIE } from '@callshot/contract/languages';
import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { signUp } from './fixtures/accounts.ts';
import { SHARED } from './fixtures/products.ts';
import { expect, test } from './fixtures/test.ts';
import { demoEvents, EventPage } from './pages/event-page.ts';
import { Shell } from './pages/shell.ts';
import { SWISS_STEPS } from './pages/team-slip.ts';

test.use({ copyOfWorld: 'languages', isPseudo: true });

const LONGER = 'English (Pseudo-Accents)';
const languageOf = (page: Page) => page.locator('html');
/** In whatever language. */
const picked = (page: Page) => page.locator('main button[aria-pressed=true]');

test('an unsaved slip survives another theme and another language, at the same address [rule: product-39, product-45]', {
  tag: '@phone',
}, async ({ page }) => {
  const event = new EventPage(page);
  const shell = new Shell(page);
  await event.open(demoEvents.upcomingMajor);
  await expect(languageOf(page)).toHaveAttribute('lang', 'en');
  expect(await page.context().cookies()).toEqual([]);
  await event.teams.press(SWISS_STEPS.advancing, { count: 3 });
  await shell.choose(shell.visitorMenu, 'Light');
  await expect(picked(page)).toHaveCount(3);
  const address = page.url();

  await shell.visitorMenu.click();
  await page.getByRole('menuitem', { name: 'Language English', exact: true }).click();
  await expect(shell.modal('Language')).toBeVisible();
  await expectAccessible(page);
  const loaded = page.waitForEvent('load');
  await shell.modal('Language').getByRole('button', { name: LONGER }).click();
  await loaded;
  await expect(languageOf(page)).toHaveAttribute('lang', 'en-XA');
  await expect(picked(page)).toHaveCount(3);
  expect(page.url()).toBe(address);
  await expect(languageOf(page)).toHaveAttribute('data-theme', 'light');
});

test('an account’s language comes along to other browsers, and back [rule: product-45]', async ({
  browserOf,
  requestOf,
}) => {
  const request = await requestOf(null);
  const account = await signUp(request);
  const page = await browserOf(account);
  const other = await browserOf(account);
  const shell = new Shell(page);
  await page.goto('/about-us');
  await shell.choose(shell.userMenu, 'Profile');
  await page.getByRole('tab', { name: 'Account' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: LONGER }).click();
  await loaded;
  await expect(languageOf(page)).toHaveAttribute('lang', 'en-XA');
  // The settings are open as they were left.
  await expect(page.getByRole('dialog').getByRole('button', { name: LONGER })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await other.goto('/about-us');
  await expect(languageOf(other)).toHaveAttribute('lang', 'en-XA');
  const wish = { plainNames: false, stillPlates: false, language: 'en' };
  expect(
    (await request.post('/api/account/preferences', { headers: { Game: '1' }, data: wish })).ok(),
  ).toBe(true);
  await page.reload();
  await expect(languageOf(page)).toHaveAttribute('lang', 'en');
});

test.describe('letters such as ł and ę', () => {
  test.use({ copyOfWorld: SHARED, isPseudo: false });

  test('come in the font of the others where a page says them, and are not loaded with an English one', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/assets\/([\w-]+)-[\w-]{7}\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) fonts.push(name);
    });
    const latin = ['barlow-condensed-latin-600-normal', 'inter-latin-wght-normal'];
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect([...new Set(fonts)].sort()).toEqual(latin);

    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'pl', url: page.url() }]);
    await page.reload();
    await expect(languageOf(page)).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => [...new Set(fonts)].sort())
      .toEqual(expect.arrayContaining(['inter-latin-ext-wght-normal']));
    expect(await page.content()).not.toMatch(/rel="preload"[^>]*latin-ext/);
  });
});

test('a page says in its own language that it is loading, and that it needs scripts [rule: product-45]', async ({
  browser,
  baseURL,
}) => {
  const openUnscripted = async (locale: string) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      locale,
    });
    const page = await context.newPage();
    await page.goto('/cs');
    return page;
  };
  const german = await openUnscripted('de-DE');
  await expect(languageOf(german)).toHaveAttribute('lang', 'de');
  const html = await german.content();
  expect(html).toContain('Callshot braucht JavaScript');
  expect(html).toContain('Wird geladen …');
  expect(html).toContain('content="Sag Esports-Ergebnisse voraus');
  const mirrored = await openUnscripted('ar-XB');
  await expect(languageOf(mirrored)).toHaveAttribute('dir', 'rtl');
});
