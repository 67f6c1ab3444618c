import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

const discordUrl = 'https://discord.gg/callshot';

test.each([
  {
    settings: { discordUrl, adminContactName: 'Ada' },
    text: 'If problem persists, please contact us on Discord:',
    url: discordUrl,
    why: 'the chat comes first',
  },
  {
    settings: { discordUrl: null, adminContactName: 'Ada' },
    text: 'If problem persists, please contact Ada.',
    url: null,
    why: 'without a chat somebody is named',
  },
  {
    settings: {},
    text: 'If problem persists, please contact an admin.',
    url: null,
    why: 'settings that could not be read name nobody',
  },
])('$why [rule: product-19]', ({ settings, text, url }) => {
  expect(contactOf(settings)).toEqual({ text, discordUrl: url });
});
