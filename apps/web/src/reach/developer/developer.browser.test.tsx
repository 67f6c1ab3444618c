import type { Answer } from '@callshot/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { answer, Refused, sentTo } from '../../../testing/answers.ts';
import { expectLaidOut } from '../../../testing/layout.ts';
import { player, signedIn, visitor } from '../../../testing/people.ts';
import { show } from '../../../testing/screens.tsx';
import { AllWebhooksPage } from './all-webhooks-page.tsx';
import { DeveloperPage } from './developer-page.tsx';

type Token = Answer<'GET /api/token/list'>[number];
type Webhook = Answer<'GET /api/webhook/list'>[number];
type Delivery = Answer<'GET /api/webhook/deliveries'>[number];

const made = '2026-01-05T10:00:00.000Z';
const address = 'https://hooks.example/callshot';

const token = (own: Partial<Token> = {}): Token => ({
  id: 4,
  name: 'Scores on my stream',
  prefix: 'cs_abc',
  scopes: ['read'],
  results: null,
  createdAt: made,
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
  ...own,
});

const webhook = (own: Partial<Webhook> = {}): Webhook => ({
  id: 9,
  url: address,
  topics: ['opened', 'locked', 'finished'],
  createdAt: made,
  offBy: null,
  failingSince: null,
  lastDeliveredAt: null,
  ...own,
});

const delivery = (own: Partial<Delivery> = {}): Delivery => ({
  id: 70,
  deliveryId: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  topic: 'test',
  eventName: null,
  createdAt: made,
  state: 'failed',
  attempts: 1,
  status: null,
  problem: 'No connection',
  tookMs: 12,
  deliveredAt: null,
  nextAttemptAt: null,
  ...own,
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tokensPanel = page.getByRole('region', { name: 'Personal tokens' });
const webhooksPanel = page.getByRole('region', { name: 'Webhooks' });

test('a visitor is told that it takes an account', async () => {
  answer(visitor);
  show(<DeveloperPage />);
  await expect.element(page.getByText('Tokens and webhooks belong to an account')).toBeVisible();
  await expectAccessible();
  await button('Log In').click();
  await expect.element(page.getByRole('dialog', { name: 'Log In' })).toBeVisible();
});

test('a token is named, shown once and revoked', async () => {
  let tokens: Token[] = [];
  answer({
    ...signedIn(),
    'GET /api/token/list': () => tokens,
    'GET /api/webhook/list': [],
    'POST /api/token/create': ({ body }) => {
      tokens = [token({ name: body.name })];
      return { token: token({ name: body.name }), secret: 'cs_secret' };
    },
    'POST /api/token/revoke': () => {
      tokens = [];
      return null;
    },
  });
  show(<DeveloperPage />);
  await expect.element(tokensPanel.getByText('No tokens yet')).toBeVisible();
  await expectAccessible();
  await button('New token').click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await expect.element(button('Make token')).toBeDisabled();
  await dialog.getByLabelText('Name').fill('Scores on my stream');
  await expectAccessible();
  await button('Make token').click();
  await expect.element(page.getByRole('dialog', { name: 'Your new token' })).toBeVisible();
  await expect.element(page.getByText('cs_secret')).toBeVisible();
  await expectAccessible();
  await button('I have saved it').click();
  await expect.element(tokensPanel.getByRole('listitem')).toHaveTextContent('Never used');
  expect(sentTo('POST /api/token/create')).toEqual([
    { name: 'Scores on my stream', scopes: ['read'], expiresInDays: 90 },
  ]);

  (button('Revoke: Scores on my stream').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Revoke token')).toBeVisible();
  (button('Revoke token').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Revoked: Scores on my stream')).toBeVisible();
  await expect.element(tokensPanel.getByText('No tokens yet')).toBeVisible();
  expect(sentTo('POST /api/token/revoke')).toEqual([{ tokenId: 4 }]);
});

test('a webhook is made, tested, sent again, switched off and deleted', async () => {
  let webhooks: Webhook[] = [];
  let deliveries: Delivery[] = [];
  answer({
    ...signedIn(),
    'GET /api/token/list': [],
    'GET /api/webhook/list': () => webhooks,
    'GET /api/webhook/deliveries': () => deliveries,
    'POST /api/webhook/create': new Refused(
      400,
      'closed_network',
      'This address is not on the public internet',
    ),
  });
  show(<DeveloperPage />);
  await button('New webhook').click();
  const dialog = page.getByRole('dialog', { name: 'New webhook' });
  const url = dialog.getByLabelText('Address');
  await url.fill('https://127.0.0.1/');
  await button('Make webhook').click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/not on the public internet/);
  await expectAccessible();
  answer({
    'POST /api/webhook/create': () => {
      webhooks = [webhook()];
      return { webhook: webhook(), secret: 'cswh_secret' };
    },
  });
  await url.fill(address);
  await expect.element(dialog.getByRole('alert')).not.toHaveTextContent(/./);
  await button('Make webhook').click();
  const shown = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await expect.element(shown.getByText('cswh_secret')).toBeVisible();
  await button('I have saved it').click();
  expect(sentTo('POST /api/webhook/create').at(-1)).toEqual({
    url: address,
    topics: ['opened', 'locked', 'results', 'finished'],
  });

  answer({
    'POST /api/webhook/test': () => {
      deliveries = [delivery()];
      return delivery({ state: 'waiting', problem: null });
    },
    'POST /api/webhook/resend': () => {
      deliveries = [delivery({ state: 'waiting', problem: null })];
      return delivery({ state: 'waiting', problem: null });
    },
    'POST /api/webhook/update': ({ body }) => {
      webhooks = [webhook({ offBy: body.isOn ? null : 'owner' })];
      return webhook({ offBy: body.isOn ? null : 'owner' });
    },
  });
  await button('Send test').click();
  const sent = page.getByRole('table', { name: 'The latest deliveries' }).getByRole('row').last();
  await expect.element(sent).toHaveTextContent('Failed: No connection');
  await expectAccessible();
  await button('Send again').click();
  await expect.element(sent).toHaveTextContent('On its way');
  await expect.element(button('Send again')).toBeDisabled();
  expect(sentTo('POST /api/webhook/resend')).toEqual([{ webhookDeliveryId: 70 }]);

  const on = webhooksPanel.getByRole('switch', { name: 'On' });
  await on.click();
  await expect.element(page.getByText('Switched off', { exact: true })).toBeVisible();
  await expect.element(button('Send test')).toBeDisabled();
  await on.click();
  await expect.element(page.getByText('Switched off', { exact: true })).not.toBeInTheDocument();
  expect(sentTo('POST /api/webhook/update').map(({ isOn }) => isOn)).toEqual([false, true]);

  answer({
    'POST /api/webhook/delete': () => {
      webhooks = [];
      return null;
    },
  });
  await button(`Delete: ${address}`).click();
  await button('Delete webhook').click();
  await expect.element(webhooksPanel.getByText('No webhooks yet')).toBeVisible();
  expect(sentTo('POST /api/webhook/delete')).toEqual([{ webhookId: 9 }]);
});

test('what staff switched off is not switched on by its owner', async () => {
  answer({
    ...signedIn(),
    'GET /api/token/list': [],
    'GET /api/webhook/list': [webhook({ offBy: 'staff' })],
  });
  show(<DeveloperPage />);
  await expect.element(page.getByText('Switched off by staff')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'On' })).toBeDisabled();
});

test('the longest names and addresses are laid out at any width', async () => {
  const url = `https://hooks.example/${'a-long-way'.repeat(40)}`;
  answer({
    ...signedIn(),
    'GET /api/token/list': [token({ name: 'W'.repeat(60), expiresAt: made, isExpired: true })],
    'GET /api/webhook/list': [webhook({ url })],
    'GET /api/webhook/deliveries': [delivery({ problem: 'The receiver closed the connection' })],
    'POST /api/token/create': {
      token: token(),
      secret: `cs_${'W'.repeat(49)}`,
    },
  });
  show(<DeveloperPage />);
  await button('Deliveries').click();
  await expect.element(page.getByRole('table', { name: 'The latest deliveries' })).toBeVisible();
  await expectLaidOut();
  await button('New token').click();
  await page.getByRole('dialog').getByLabelText('Name').fill('W'.repeat(60));
  await expectLaidOut();
  await button('Make token').click();
  await expect.element(page.getByText(/^cs_W/)).toBeVisible();
  await expectLaidOut();
});

test('staff switch a webhook off for a reason', async () => {
  const all = { ...webhook(), userId: 12, username: 'sender', waiting: 3, isDeleted: false };
  let offBy: Webhook['offBy'] = null;
  answer({
    ...signedIn({ ...player, roles: ['Admin'] }),
    'GET /api/staff/overview': new Refused(503, 'unavailable', 'Temporarily unavailable.'),
    'GET /api/webhook/all': () => ({ rows: [{ ...all, offBy }], next: null }),
    'POST /api/webhook/switch': () => {
      offBy = 'staff';
      return null;
    },
  });
  show(<AllWebhooksPage />);
  await expect.element(page.getByRole('table', { name: 'Webhooks, newest first' })).toBeVisible();
  await expectAccessible();
  await button(`Switch off: ${address}`).click();
  const question = page.getByRole('dialog', { name: 'Switch this webhook off?' });
  await expect.element(question.getByRole('button', { name: 'Switch off' })).toBeDisabled();
  await question.getByLabelText('Reason').fill('Nobody answers there');
  await expectAccessible();
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect.element(page.getByText('Webhook switched off')).toBeVisible();
  await expect.element(button(`Allow again: ${address}`)).toBeVisible();
  expect(sentTo('POST /api/webhook/switch')).toEqual([
    { webhookId: 9, isOff: true, reason: 'Nobody answers there' },
  ]);
});
