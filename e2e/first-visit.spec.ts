import { expect, test } from './fixtures/test.ts';

test('a first visit shows both games with their open events', async ({ page }) => {
  await page.goto('/');
  for (const game of ['Rocket League', 'Counter-Strike']) {
    const tile = page.getByRole('main').getByRole('link', { name: game });
    await expect(tile).toContainText('Picks currently open');
  }
  await expect(page.getByRole('button', { name: 'Login or Register' })).toBeVisible();
});
