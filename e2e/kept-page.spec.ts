import type { Page } from '@playwright/test';
import { demoPlayer, signIn } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { Shell } from './pages/shell.ts';

const KEPT = 'the browser kept it';

/** Back to the page before, which the browser shows as it was left: nothing of it is loaded. */
async function goBackTo(page: Page, name: string): Promise<void> {
  await page.evaluate((key) => {
    sessionStorage.removeItem(key);
    setTimeout(() => history.back());
  }, KEPT);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  // It may be about to be loaded anew.
  await expect(async () => {
    expect(await page.evaluate((key) => sessionStorage.getItem(key), KEPT)).toBe('yes');
  }).toPass();
}

test('a page that the browser kept goes on as whoever is signed in by then', async ({
  page,
  context,
  guard,
}) => {
  // The kept page's last requests meet a session that is over.
  guard.expect(/\b401\b/);
  await page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem(key, 'yes');
    });
  }, KEPT);
  const shell = new Shell(page);
  await page.goto('/about-us');
  await expect(shell.visitorMenu).toBeVisible();

  await signIn(context.request, demoPlayer);
  await page.goto('/community');
  await expect(shell.userMenu).toBeVisible();
  await goBackTo(page, 'About Us');
  await shell.expectSignedInAs(demoPlayer.username);

  await page.goto('/community');
  await expect(shell.userMenu).toBeVisible();
  await context.request.post('/api/auth/logout', { headers: { Game: '1' } });
  await page.goto('/unsubscribe');
  await expect(shell.visitorMenu).toBeVisible();
  await goBackTo(page, 'Community');
  await expect(shell.visitorMenu).toBeVisible();
  await expect(shell.userMenu).toBeHidden();
});
