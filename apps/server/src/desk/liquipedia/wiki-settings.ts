import { numberSetting, setting, settingGroup } from '../../platform/environment/setting.ts';
import { isThisMachine } from '../../platform/http/guard/this-machine.ts';

const url = setting(
  'LIQUIPEDIA_URL',
  {
    fallback: '`https://api.liquipedia.net/api/v3`',
    meaning: 'Where the interface of the tournament wiki is (LPDB v3).',
  },
  (text, refuse) => {
    if (text === null) return 'https://api.liquipedia.net/api/v3';
    if (!isSafe(text)) {
      refuse(
        `must be an address such as https://api.liquipedia.net/api/v3, without a query, not "${text}": the key goes over https alone, but on this machine.`,
      );
    }
    return text.replace(/\/+$/, '');
  },
);

/** The API key is sent there, so the connection must be encrypted. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/** Characters that headers and addresses can hold unescaped. */
const plainText = /^[\x21-\x7e]+$/;

const apiKey = setting(
  'LIQUIPEDIA_API_KEY',
  {
    fallback: '',
    meaning:
      'Key of the tournament wiki; without one events are made by hand, and the demo world has a wiki of its own.',
  },
  (text, refuse) => {
    if (text !== null && !plainText.test(text)) refuse('must be the bare key, without spaces.');
    return text;
  },
);

const contact = setting(
  'LIQUIPEDIA_CONTACT',
  {
    fallback: '`PUBLIC_URL`',
    meaning:
      'How the wiki reaches whoever runs this: an e-mail or an address, told with every request.',
  },
  (text, refuse) => {
    if (text !== null && !(/^[\x20-\x7e]{1,200}$/.test(text) && /@|https?:\/\//.test(text))) {
      refuse('must hold an e-mail or an address, in at most 200 plain characters.');
    }
    return text;
  },
);

const webhookSecret = setting(
  'LIQUIPEDIA_WEBHOOK_SECRET',
  {
    fallback: '',
    meaning:
      'Takes the webhook of the wiki at `/api/liquipedia/webhook?secret=…`: at least 16 plain characters.',
  },
  (text, refuse) => {
    if (text !== null && !(plainText.test(text) && text.length >= 16 && text.length <= 200)) {
      refuse('must have 16 to 200 plain characters, without spaces.');
    }
    return text;
  },
);

/** The settings of the tournament wiki as the operator gives them. */
export const wikiSettings = settingGroup({
  url,
  apiKey,
  contact,
  requestsPerHour: numberSetting('LIQUIPEDIA_REQUESTS_PER_HOUR', {
    from: 1,
    to: 1_000_000,
    fallback: 60,
    meaning: 'Requests that all processes together send to the wiki in an hour.',
  }),
  pollSeconds: numberSetting('LIQUIPEDIA_POLL_SECONDS', {
    from: 1,
    to: 86_400,
    fallback: 120,
    meaning: 'Shortest time between two looks at an event that is being played.',
  }),
  webhookSecret,
});

export const wikiContact = (
  { contact: given }: { readonly contact: string | null },
  publicUrl: string,
): string => given ?? publicUrl;
