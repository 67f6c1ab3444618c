import { expect, test } from './fixtures/product.ts';

test('a first visit shows both games with their open events, without a single error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  for (const game of ['Rocket League', 'Counter-Strike']) {
    const tile = page.getByRole('main').getByRole('link', { name: game });
    await expect(tile).toContainText('Picks currently open');
  }
  await expect(page.getByRole('button', { name: 'Login or Register' })).toBeVisible();
  expect(errors).toEqual([]);
});
