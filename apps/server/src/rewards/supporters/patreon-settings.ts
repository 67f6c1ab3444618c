import { setting } from '../../platform/environment/setting.ts';

/** Characters that headers and forms can hold unescaped. */
const plainText = /^[\x21-\x7e]{16,200}$/;

export const patreonWebhookSecret = setting(
  'PATREON_WEBHOOK_SECRET',
  {
    fallback: '',
    meaning:
      'Takes the webhook of Patreon at `/api/supporters/webhook`, which sets supporter levels: the secret that Patreon shows for it.',
  },
  (text, refuse) => {
    if (text !== null && !plainText.test(text)) {
      refuse('must have 16 to 200 plain characters, without spaces.');
    }
    return text;
  },
);
