import { setting, settled } from '../../../platform/environment/setting.ts';
import type { DiscordSettings } from '../../../platform/parts.ts';

/** Characters that a header can hold. */
const tokenForm = /^[\w.-]{20,200}$/;

/** The bot that sends direct messages. */
export const discordSettings = settled(
  setting(
    'DISCORD_BOT_TOKEN',
    {
      fallback: '',
      meaning:
        'The token of a bot at Discord: it sends notifications as direct messages to users who linked an account there and asked for it.',
    },
    (text, refuse) => {
      if (text !== null && !tokenForm.test(text)) {
        refuse('must be the token alone, without "Bot" before it.');
      }
      return text;
    },
  ),
  (botToken): DiscordSettings => ({ botToken }),
);
