import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { demoAdmin } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';
import { FakeDiscord } from './pages/fake-discord.ts';
import { FakeProviderPage } from './pages/fake-provider.ts';
import { Profile } from './pages/profile.ts';

test.use({ copyOfWorld: 'discord', env: { DEMO_SIGN_IN: 'on' } });

async function announce(request: APIRequestContext, subject: string): Promise<void> {
  const answer = await request.post('/api/notification/announce', {
    headers: { Game: '1' },
    data: { audience: 'everyone', gameId: null, subject, html: 'Come and see' },
  });
  expect(answer.ok()).toBe(true);
}

const openNotifications = async (page: Page): Promise<Profile> => {
  await page.goto('/about-us');
  const profile = new Profile(page);
  await profile.openOwn();
  await profile.show('Notifications');
  return profile;
};

test('Discord is linked and switched on; who closed their messages is told, and tries again', async ({
  page,
  player: _,
  product,
  requestOf,
  guard,
}, { project }) => {
  guard.expect(/\/api\/notification\/discord.*409/);
  const admin = await requestOf(demoAdmin);
  const fake = new FakeDiscord(await requestOf(null), product);

  // Nothing is offered before an account is linked but the way there.
  let profile = await openNotifications(page);
  await expect(profile.panel.getByText('Discord messages', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await profile.panel.getByRole('button', { name: 'Link Discord' }).click();
  await profile.button('Link: Discord').click();
  await new FakeProviderPage(page).continueAs('Discord', `reader of ${project.name}`);
  await expect(page.getByText('Discord is linked', { exact: true })).toBeVisible();

  profile = await openNotifications(page);
  const discord = profile.panel.getByRole('switch', { name: 'Discord messages' });
  await expect(discord).not.toBeChecked();
  await discord.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Discord messages are on')).toBeVisible();
  await expect(discord).toBeChecked();
  await expectAccessible(page);
  const accountId = await fake.newestAccount();

  await announce(admin, `First on ${project.name}`);
  await fake.expectMessage(`First on ${project.name}`);

  await fake.change('close', accountId);
  await announce(admin, `Second on ${project.name}`);
  // The bell says it.
  await expect(async () => {
    const bell = await page.request.get('/api/notification/all');
    expect(await bell.text()).toContain('Discord messages are switched off');
  }).toPass();
  profile = await openNotifications(page);
  const again = profile.button('Try again');
  await expect(again).toBeVisible();
  await expect(discord).toHaveCount(0);
  await expectAccessible(page);
  await again.click();
  await expect(
    profile.panel.getByRole('alert').filter({ hasText: 'Discord did not let us' }),
  ).toBeVisible();

  await fake.change('open', accountId);
  await again.click();
  await expect(discord).toBeChecked();
  await discord.click();
  await expect(page.getByText('Discord messages are off')).toBeVisible();
});

test('an Admin sets the webhook of the community, tests it, and what is announced is posted', async ({
  product,
  browserOf,
  requestOf,
  guard,
}, { project }) => {
  guard.expect(/\/api\/discord\/webhook.*400/);
  const page = await browserOf(demoAdmin);
  const fake = new FakeDiscord(await requestOf(null), product);
  await page.request.delete('/api/discord/webhook', { headers: { Game: '1' } });
  await page.goto('/admin/announce');
  const panel = page.getByRole('region', { name: 'Discord server' });
  const save = panel.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await panel.getByLabel('Address of the webhook').fill('https://example.org/api/webhooks/1/2');
  await save.click();
  await expect(panel.getByText(/This is not a webhook’s address/)).toBeVisible();
  await expectAccessible(page);

  await panel.getByLabel('Address of the webhook').fill(fake.webhookAddress);
  await panel.getByRole('checkbox', { name: 'Final results' }).uncheck();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/whose id ends in 8456/)).toBeVisible();
  await expect(panel.getByLabel('Address of another webhook')).toHaveValue('');
  await expect(panel.getByRole('checkbox', { name: 'Final results' })).not.toBeChecked();
  await panel.getByRole('button', { name: 'Send a test message' }).click();
  await expect(panel.getByText('The test message is in the channel.')).toBeVisible();
  await expectAccessible(page);
  await fake.expectMessage('This is a test message');

  await announce(page.request, `News of ${project.name}`);
  await fake.expectMessage(`News of ${project.name}`);

  await panel.getByRole('button', { name: 'Remove: the webhook' }).click();
  await panel.getByRole('button', { name: 'Remove the webhook' }).click();
  await expect(panel.getByLabel('Address of the webhook')).toBeVisible();
});
