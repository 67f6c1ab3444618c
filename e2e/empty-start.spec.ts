import { expect, test } from './fixtures/test.ts';

test.use({ world: 'empty' });

test('an empty start prints the link that makes the first admin, and has no demo world', async ({
  page,
  product,
}) => {
  const link = /http:\/\/\S+\/first-admin\?token=\S+/;
  await expect.poll(product.printed).toMatch(link);
  expect(product.printed()).not.toContain('demo');
  await page.goto(link.exec(product.printed())?.[0] ?? '');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});
