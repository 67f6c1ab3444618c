import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './fixtures/test.ts';
import { Profile } from './pages/profile.ts';

/**
 * A public address that is assigned to no one: a delivery to it fails within seconds and leaves no
 * machine.
 */
const nowhere = 'https://[2fff::1]/callshot';

test('a player makes a token, a program uses it, and it is revoked; a webhook is tested [rule: api-7, api-13]', async ({
  page,
  player: { username },
  playwright,
  baseURL,
}) => {
  await page.goto('/');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Account');
  await profile.panel.getByRole('link', { name: 'Open the developer page' }).click();
  await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Personal tokens' });
  await panel.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Scores on my stream');
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new token' });
  const secret = (await shown.getByText(/^cs_/).textContent()) ?? '';
  expect(secret).toMatch(/^cs_[0-9A-Za-z]{49}$/);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  const token = panel.getByRole('listitem').filter({ hasText: 'Scores on my stream' });
  await expect(token).toContainText('Never used');

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const answer = await program.get('/api/user/currentUser');
  expect((await answer.json()).username).toBe(username);
  await page.reload();
  await expect(token).toContainText('Last used just now');

  await token.getByRole('button', { name: 'Revoke: Scores on my stream' }).press('Enter');
  await token.getByRole('button', { name: 'Revoke token' }).press('Enter');
  await expect(panel.getByText('No tokens yet')).toBeVisible();
  expect((await program.get('/api/user/currentUser')).status()).toBe(401);
  await program.dispose();

  const webhooks = page.getByRole('region', { name: 'Webhooks' });
  await webhooks.getByRole('button', { name: 'New webhook' }).press('Enter');
  await page.getByRole('textbox', { name: 'Address' }).fill(nowhere);
  await page.getByRole('button', { name: 'Make webhook' }).click();
  const made = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await expect(made.getByText(/^cswh_[0-9a-f]{64}$/)).toBeVisible();
  await made.getByRole('button', { name: 'I have saved it' }).click();
  await webhooks.getByRole('button', { name: 'Send test' }).click();
  const deliveries = webhooks.getByRole('table', { name: 'The latest deliveries' });
  await expect(deliveries.getByRole('row').filter({ hasText: 'Test' })).toContainText('Failed');
  await expectAccessible(page);
});
