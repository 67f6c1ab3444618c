import type { PushSettings } from '../platform/parts.ts';

/** The settings of web push as the operator gives them. */
export const pushSettingNames = [
  {
    name: 'VAPID_PUBLIC_KEY',
    fallback: 'made once and kept in the database',
    meaning:
      'With VAPID_PRIVATE_KEY: the pair that signs web push, base64url. Browsers subscribe to a key: with another one they have to again.',
  },
  { name: 'VAPID_PRIVATE_KEY', fallback: '', meaning: 'See VAPID_PUBLIC_KEY.' },
  {
    name: 'VAPID_SUBJECT',
    fallback: 'PUBLIC_URL',
    meaning: 'How a push service reaches the operator: `mailto:…` or `https://…`.',
  },
  {
    name: 'PUSH_SERVICES',
    fallback: '',
    meaning:
      'Hosts of push services to call beside those of Chrome, Firefox, Edge and Safari, such as `push.example, localhost:4433`.',
  },
] as const;

/** Reads them, or says what is wrong with them. */
export function readPushSettings(
  value: (name: string) => string | null,
  problems: string[],
): PushSettings {
  const subject = readSubject(value('VAPID_SUBJECT'), problems);
  const vapidKeys = readKeys(value('VAPID_PUBLIC_KEY'), value('VAPID_PRIVATE_KEY'), problems);
  return {
    ...(vapidKeys === null ? {} : { vapidKeys }),
    ...(subject === null ? {} : { subject }),
    services: readServices(value('PUSH_SERVICES'), problems),
  };
}

function readKeys(
  publicKey: string | null,
  privateKey: string | null,
  problems: string[],
): NonNullable<PushSettings['vapidKeys']> | null {
  if (publicKey === null && privateKey === null) return null;
  if (publicKey === null || !/^B[\w-]{86}$/.test(publicKey)) {
    problems.push('VAPID_PUBLIC_KEY must be a P-256 key of 65 bytes in base64url.');
  }
  if (privateKey === null || !/^[\w-]{43}$/.test(privateKey)) {
    problems.push('VAPID_PRIVATE_KEY must be a P-256 key of 32 bytes in base64url.');
  }
  return publicKey === null || privateKey === null ? null : { publicKey, privateKey };
}

function readSubject(text: string | null, problems: string[]): string | null {
  if (text !== null && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) {
    problems.push(`VAPID_SUBJECT must begin with mailto: or https://, not "${text}".`);
  }
  return text;
}

function readServices(text: string | null, problems: string[]): string[] {
  const hosts = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = hosts.filter((host) => !isHost(host));
  if (wrong.length > 0) {
    problems.push(`PUSH_SERVICES must list hosts, not "${wrong.join(', ')}".`);
  }
  return hosts;
}

const isHost = (text: string): boolean =>
  URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text;
