import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin, signUp } from './fixtures/accounts.ts';
import { expectLaidOut } from './fixtures/every-width.ts';
import { expect, test } from './fixtures/test.ts';
import { Profile } from './pages/profile.ts';

/**
 * A public address that is assigned to no one: a delivery to it fails within seconds and leaves no
 * machine.
 */
const nowhere = 'https://[2fff::1]/callshot';

test('a player makes a token, a program uses it, and it is revoked', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const { username } = await signUp(context.request);
  await page.goto('/');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Account');
  await profile.panel.getByRole('link', { name: 'Open the developer page' }).click();
  await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Personal tokens' });
  await expect(panel.getByText('No tokens yet')).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await expect(dialog.getByRole('button', { name: 'Make token' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Scores on my stream');
  await expectAccessible(page);
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
  await expect(page.getByText('Revoked: Scores on my stream')).toBeVisible();
  await expect(panel.getByText('No tokens yet')).toBeVisible();
  expect((await program.get('/api/user/currentUser')).status()).toBe(401);
  await program.dispose();
});

test('a webhook is made, tested, sent again and switched off; staff have the last word', async ({
  page,
  context,
  browserOf,
  guard,
}) => {
  guard.expect(/\/api\/webhook\/create.*400/);
  await signUp(context.request);
  await page.goto('/developer');
  const panel = page.getByRole('region', { name: 'Webhooks' });
  await panel.getByRole('button', { name: 'New webhook' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await address.fill('https://127.0.0.1/');
  await dialog.getByRole('button', { name: 'Make webhook' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/not on the public internet/);
  await expectAccessible(page);
  await address.fill(nowhere);
  await dialog.getByRole('button', { name: 'Make webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await expect(shown.getByText(/^cswh_[0-9a-f]{64}$/)).toBeVisible();
  await shown.getByRole('button', { name: 'I have saved it' }).click();

  const webhook = panel.getByRole('listitem').filter({ hasText: nowhere });
  await webhook.getByRole('button', { name: 'Send test' }).click();
  const deliveries = webhook.getByRole('table', { name: 'The latest deliveries' });
  const sent = deliveries.getByRole('row').filter({ hasText: 'Test' });
  await expect(sent).toContainText('Failed', { timeout: 15_000 });
  await expectAccessible(page);
  const resent = page.waitForResponse('**/api/webhook/resend');
  await sent.getByRole('button', { name: 'Send again' }).click();
  expect(await (await resent).json()).toMatchObject({ state: 'waiting' });

  const on = webhook.getByRole('switch', { name: 'On' });
  await on.click();
  await expect(webhook.getByText('Switched off', { exact: true })).toBeVisible();
  await on.click();
  await expect(webhook.getByText('Switched off', { exact: true })).toBeHidden();

  const staff = await browserOf(demoAdmin);
  await staff.goto('/admin/webhooks');
  const all = staff.getByRole('table', { name: 'Webhooks, newest first' });
  await expectAccessible(staff);
  await all
    .getByRole('button', { name: `Switch off: ${nowhere}` })
    .first()
    .click();
  const question = staff.getByRole('dialog', { name: 'Switch this webhook off?' });
  await question.getByRole('textbox', { name: 'Reason' }).fill('Nobody answers there');
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(staff.getByText('Webhook switched off')).toBeVisible();
  await page.reload();
  await expect(webhook.getByText('Switched off by staff')).toBeVisible();
  await expect(on).toBeDisabled();
  await webhook.getByRole('button', { name: `Delete: ${nowhere}` }).press('Enter');
  await webhook.getByRole('button', { name: 'Delete webhook' }).press('Enter');
  await expect(panel.getByText('No webhooks yet')).toBeVisible();
});

test('a visitor is told that it takes an account', async ({ page }) => {
  await page.goto('/developer');
  await expect(page.getByText('Tokens and webhooks belong to an account')).toBeVisible();
  await page.getByRole('button', { name: 'Log In' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the longest names and addresses are laid out at any width @phone', async ({
  page,
  context,
  isPhone,
}) => {
  await signUp(context.request);
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { headers: { Game: '1' }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const url = `https://[2fff::1]/${'a-long-way'.repeat(40)}`;
  const topics = ['opened', 'locked', 'finished'];
  await post('/api/webhook/create', { url: `${url}-all`, topics: [...topics, 'results'] });
  // Results of an event that is replayed come whenever they come: nothing is sent to this one.
  await post('/api/webhook/create', { url, topics });
  await page.goto('/developer');
  const ofResults = { hasText: 'There are new results' };
  const panel = page.getByRole('region', { name: 'Webhooks' });
  await expect(panel.getByRole('listitem').filter(ofResults)).toBeVisible();
  const webhooks = panel.getByRole('listitem').filter({ hasNotText: ofResults.hasText });
  await webhooks.getByRole('button', { name: 'Deliveries' }).click();
  await expect(webhooks.getByText('Nothing was sent yet.')).toBeVisible();
  await webhooks.getByRole('button', { name: 'Send test' }).click();

  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('W'.repeat(60));
  await expectLaidOut(page, isPhone);
  await dialog.getByRole('button', { name: 'Make token' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new token' });
  await expect(shown.getByText(/^cs_/)).toBeVisible();
  await expectLaidOut(page, isPhone);
  await shown.getByRole('button', { name: 'I have saved it' }).click();

  await expect(page.getByText('W'.repeat(60), { exact: true })).toBeVisible();
  await expect(webhooks.getByRole('row').filter({ hasText: 'Test' })).toContainText('Failed');
  await expectLaidOut(page, isPhone);
});
