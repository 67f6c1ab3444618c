import type { Answer } from '@callshot/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../testing/answers.ts';
import { signedIn } from '../../../testing/people.ts';
import { leave, show } from '../../../testing/screens.tsx';
import { CommunityWebhook } from './community-webhook.tsx';
import { NotificationSettings } from './notification-settings.tsx';

type Preferences = Answer<'GET /api/notification/preferences'>;
type Webhook = NonNullable<Answer<'GET /api/discord/webhook'>>;

const unlinked: Preferences = {
  lockReminders: true,
  email: false,
  push: false,
  emailState: 'missing',
  pushKey: null,
  discord: false,
  discordState: 'unlinked',
};

test('Discord is linked first, then switched on; who closed their messages is told, and tries again', async () => {
  const onLink = vi.fn();
  answer({ ...signedIn(), 'GET /api/notification/preferences': unlinked });
  show(<NotificationSettings onLinkDiscord={onLink} />);
  await expect.element(page.getByText('Discord messages', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Link Discord' }).click();
  expect(onLink).toHaveBeenCalledOnce();
  leave();

  let stored: Preferences = { ...unlinked, discordState: 'ready' };
  answer({
    'GET /api/notification/preferences': () => stored,
    'POST /api/notification/discord': ({ body }) => {
      stored = { ...stored, discord: body.isOn, discordState: 'ready' };
      return stored;
    },
  });
  show(<NotificationSettings onLinkDiscord={onLink} />);
  const discord = page.getByRole('switch', { name: 'Discord messages' });
  await expect.element(discord).not.toBeChecked();
  (discord.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Discord messages are on')).toBeVisible();
  await expect.element(discord).toBeChecked();
  await expectAccessible();

  // Discord refused the bot meanwhile: the next change says so, with the remedy.
  const closed = 'Discord did not let us send you a message';
  answer({
    'POST /api/notification/discord': () => {
      stored = { ...stored, discord: false, discordState: 'closed' };
      return new Refused(409, 'discord_closed', closed);
    },
  });
  await discord.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toHaveAccessibleDescription(/^Switched off: Discord did not let/);
  await expect.element(discord).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert').filter({ hasText: closed })).toBeVisible();
  await expectAccessible();

  answer({
    'POST /api/notification/discord': ({ body }) => {
      stored = { ...stored, discord: body.isOn, discordState: 'ready' };
      return stored;
    },
  });
  await again.click();
  await expect.element(discord).toBeChecked();
  await discord.click();
  await expect.element(page.getByText('Discord messages are off')).toBeVisible();
  expect(sentTo('POST /api/notification/discord')).toEqual(
    [true, false, true, false].map((isOn) => ({ isOn })),
  );
});

test('the webhook of the community is set, tested and removed', async () => {
  const webhook: Webhook = {
    endsWith: '8456',
    topics: ['stages', 'locks', 'announcements'],
    changedAt: '2026-01-05T10:00:00.000Z',
    posted: 0,
    failed: 0,
    problem: null,
  };
  answer({
    ...signedIn(),
    'GET /api/discord/webhook': null,
    'POST /api/discord/webhook': new Refused(
      400,
      'webhook_invalid',
      'This is not a webhook’s address. It starts with https://discord.com/api/webhooks/',
    ),
    'DELETE /api/discord/webhook': null,
  });
  show(<CommunityWebhook />);
  const save = page.getByRole('button', { name: 'Save' });
  const address = page.getByLabelText('Address of the webhook');
  await expect.element(save).toBeDisabled();
  await address.fill('https://example.org/api/webhooks/1/2');
  await save.click();
  await expect.element(page.getByText(/^This is not a webhook’s address/)).toBeVisible();
  await expectAccessible();

  answer({ 'POST /api/discord/webhook': webhook, 'GET /api/discord/webhook': webhook });
  await address.fill('https://discord.com/api/webhooks/8456/secret');
  const results = page.getByRole('checkbox', { name: 'Final results' });
  await results.click();
  (address.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/whose id ends in 8456/)).toBeVisible();
  await expect.element(page.getByLabelText('Address of another webhook')).toHaveValue('');
  await expect.element(results).not.toBeChecked();
  expect(sentTo('POST /api/discord/webhook').at(-1)).toEqual({
    address: 'https://discord.com/api/webhooks/8456/secret',
    topics: ['stages', 'locks', 'announcements'],
  });

  answer({ 'POST /api/discord/test': { outcome: 'posted' } });
  await page.getByRole('button', { name: 'Send a test message' }).click();
  await expect.element(page.getByText('The test message is in the channel.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove: the webhook' }).click();
  await page.getByRole('button', { name: 'Remove the webhook' }).click();
  await expect.element(address).toBeVisible();
  expect(sentTo('DELETE /api/discord/webhook')).toHaveLength(1);
});
