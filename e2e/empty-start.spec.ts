import { expect, test } from './fixtures/product.ts';

test.use({ productOptions: { seed: 'empty', env: {} } });

test('an empty start prints the link that makes the first admin, and has no demo world', async ({
  page,
  product,
}) => {
  const link = /http:\/\/\S+\/first-admin\?token=\S+/;
  await expect.poll(product.output).toMatch(link);
  expect(product.output()).not.toContain('demo');
  await page.goto(link.exec(product.output())?.[0] ?? '');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});
