import {
  listOf,
  type Setting,
  setting,
  settingGroup,
  settled,
} from '../../../platform/environment/setting.ts';
import type { PushSettings } from '../../../platform/parts.ts';

type Keys = NonNullable<PushSettings['vapidKeys']>;

/** The pair is needed whole: half of it is told what the other half is. */
const vapidKeys: Setting<Keys | null> = {
  rows: [
    {
      names: ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
      fallback: 'made once, kept in the database',
      meaning:
        'The pair that signs web push, base64url. Browsers subscribe to a key: with another one they have to again.',
    },
  ],
  read: ({ text, refuse }) => {
    const [publicKey, privateKey] = [text('VAPID_PUBLIC_KEY'), text('VAPID_PRIVATE_KEY')];
    if (publicKey === null && privateKey === null) return null;
    if (publicKey === null || !/^B[\w-]{86}$/.test(publicKey)) {
      refuse('VAPID_PUBLIC_KEY must be a P-256 key of 65 bytes in base64url.');
    }
    if (privateKey === null || !/^[\w-]{43}$/.test(privateKey)) {
      refuse('VAPID_PRIVATE_KEY must be a P-256 key of 32 bytes in base64url.');
    }
    return publicKey === null || privateKey === null ? null : { publicKey, privateKey };
  },
};

const subject = setting(
  'VAPID_SUBJECT',
  {
    fallback: '`PUBLIC_URL`',
    meaning: 'How a push service reaches the operator: `mailto:…` or `https://…`.',
  },
  (text, refuse) => {
    if (text !== null && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) {
      refuse(`must begin with mailto: or https://, not "${text}".`);
    }
    return text;
  },
);

const services = setting(
  'PUSH_SERVICES',
  {
    fallback: '',
    meaning:
      'Hosts of push services to call beside those of Chrome, Firefox, Edge and Safari, such as `push.example, localhost:4433`.',
  },
  (text, refuse) => {
    const hosts = listOf(text);
    const wrong = hosts.filter((host) => !isHost(host));
    if (wrong.length > 0) refuse(`must list hosts, not "${wrong.join(', ')}".`);
    return hosts;
  },
);

const isHost = (text: string): boolean =>
  URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;

/** The settings of web push as the operator gives them. */
export const pushSettings = settled(
  settingGroup({ vapidKeys, subject, services }),
  (given): PushSettings => ({
    ...(given.vapidKeys && { vapidKeys: given.vapidKeys }),
    ...(given.subject !== null && { subject: given.subject }),
    services: given.services,
  }),
);
