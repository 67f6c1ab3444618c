import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { spokenSentences } from '@callshot/contract';
import { isPublishedPassword } from '../account/accounts/demo-accounts.ts';
import { passwordLengthProblem } from '../account/accounts/passwords/password.ts';
import {
  demoSignInProblems,
  demoSignInSetting,
  providerSettings,
} from '../account/sign-in/provider-config.ts';
import { wikiContact, wikiSettings } from '../desk/liquipedia/wiki-settings.ts';
import { isConnectionString } from '../platform/database/connection-string.ts';
import {
  choiceSetting,
  type Environment,
  listOf,
  numberSetting,
  pairSetting,
  type SettingRow,
  setting,
  settingGroup,
  settled,
  textSetting,
  type ValueOf,
} from '../platform/environment/setting.ts';
import { isThisMachine } from '../platform/http/guard/this-machine.ts';
import { metricsSetting } from '../platform/metrics/metrics-address.ts';
import { rateLimitSettings } from '../platform/rate-limits/rate-limit-settings.ts';
import { workerSetting } from '../platform/web-files/service-worker.ts';
import { pictureHosts } from '../play/pictures/picture-settings.ts';
import { discordSettings } from '../reach/notifications/channels/discord-settings.ts';
import { pushSettings } from '../reach/notifications/channels/push-settings.ts';
import { patreonWebhookSecret } from '../rewards/supporters/patreon-settings.ts';

const publicUrl = setting(
  'PUBLIC_URL',
  {
    fallback: '`http://localhost:PORT`',
    meaning:
      'Address that people use, when a proxy or a domain stands in front. With `https`, cookies are secure-only.',
  },
  (text, refuse) => {
    if (text === null) return null;
    if (!URL.canParse(text) || !['http:', 'https:'].includes(new URL(text).protocol)) {
      refuse(`must be an address such as https://callshot.example, not "${text}".`);
      return text;
    }
    const url = new URL(text);
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
      refuse(`must not have a path, query or fragment: "${text}".`);
    }
    return url.origin;
  },
);

const trustedProxies = setting(
  'TRUST_PROXY',
  {
    fallback: '',
    meaning:
      'Addresses or networks of proxies in front, such as `127.0.0.1, 10.0.0.0/8` or `loopback`: limits then count the callers that they name.',
  },
  (text, refuse): readonly string[] => {
    const proxies = listOf(text);
    const wrong = proxies.filter((proxy) => !namedNetworks.includes(proxy) && !isNetwork(proxy));
    if (wrong.length > 0) refuse(`must list addresses or networks, not "${wrong.join(', ')}".`);
    return proxies;
  },
);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const readDatabaseUrl = (text: string | null, refuse: (why: string) => void): string | null => {
  if (text !== null && !/^postgres(ql)?:\/\//.test(text)) {
    refuse('must begin with postgresql:// (no other database is supported).');
  } else if (text !== null && !isConnectionString(text)) {
    refuse(
      'is no address as postgresql://user:password@host/database; in a password write # as %23, / as %2F and @ as %40.',
    );
  }
  return text;
};

const databaseUrl = setting(
  'DATABASE_URL',
  {
    fallback: 'the embedded PostgreSQL',
    meaning: 'PostgreSQL server (15 or newer), as `postgresql://user:password@host/database`.',
  },
  readDatabaseUrl,
);

const databasePoolUrl = setting(
  'DATABASE_POOL_URL',
  {
    fallback: '',
    meaning:
      'The same database through a pooler of transactions, such as PgBouncer. Most queries go there, and fewer connections to `DATABASE_URL`.',
  },
  readDatabaseUrl,
);

const admin = pairSetting(
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  { fallback: '', meaning: 'At every start this admin exists with that password.', isExact: true },
  ([username, password], refuse) => {
    const problem = passwordLengthProblem(password);
    if (problem !== null) {
      refuse(`ADMIN_PASSWORD is refused: ${spokenSentences.ofField(problem)}.`);
    } else if (isPublishedPassword(password)) {
      refuse('ADMIN_PASSWORD is refused: everybody knows it from the demo world.');
    }
    return { username, password };
  },
);

/** An address, alone or in angle brackets after a name. */
const senderForm = /^(?:[^\s@<>]+@[^\s@<>]+|[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>)$/;

const mail = pairSetting(
  ['SMTP_URL', 'MAIL_FROM'],
  {
    fallback: '',
    meaning:
      'Mail server, such as `smtps://user:password@mail.example:465`, and sender of links and reminders; without them the product sends no mail. An Admin tries them at `/admin/settings`.',
  },
  ([smtpUrl, from], refuse) => {
    if (!(URL.canParse(smtpUrl) && /^smtps?:\/\//.test(smtpUrl))) {
      refuse('SMTP_URL must begin with smtp:// or smtps:// and name a host.');
    }
    if (!senderForm.test(from)) {
      refuse('MAIL_FROM must be an address such as "Callshot <picks@callshot.example>".');
    }
    return { smtpUrl, from };
  },
);

/** Every variable of the environment that the product reads, in the order of the documentation. */
const given = settingGroup({
  port: numberSetting('PORT', {
    from: 0,
    to: 65_535,
    fallback: 3000,
    meaning: 'Port that the product is served on.',
  }),
  host: textSetting('HOST', {
    fallback: 'localhost',
    meaning: 'Address to listen on; `0.0.0.0` makes it reachable from other machines.',
  }),
  publicUrl,
  /** Proxies in front that may name the caller's address. */
  trustedProxies,
  /** `null`: the embedded database. */
  databaseUrl,
  databasePoolUrl,
  dataDirectory: textSetting('CALLSHOT_DATA', {
    fallback: '.callshot',
    meaning: 'Directory of the embedded database; one running product each.',
  }),
  admin,
  /** Ways to sign in beside the password. */
  providers: providerSettings,
  /** Fakes on this machine stand in for all providers. */
  isDemoSignIn: demoSignInSetting,
  /** The SMTP server and sender address; null = the product sends no mail. */
  mail,
  push: pushSettings,
  discord: discordSettings,
  wiki: wikiSettings,
  /** Hosts that logos and banners are copied from. */
  pictureHosts,
  /** Signing secret of Patreon's webhook; null = the webhook is off. */
  patreonWebhookSecret,
  finishWaitSeconds: numberSetting('FINISH_WAIT_SECONDS', {
    from: 0,
    to: 86_400,
    fallback: 600,
    meaning:
      'Seconds between the last result of an event and its end: so long it can be corrected before everybody is told a final rank.',
  }),
  boardMemoryMegabytes: numberSetting('BOARD_MEMORY_MB', {
    from: 1,
    to: 9_999_999,
    fallback: 1024,
    meaning:
      'Most memory for boards in a process, about 0.1 MB a thousand entrants; of more, those read last stay.',
  }),
  scoringKernel: choiceSetting('SCORING_KERNEL', {
    choices: ['simd', 'plain'],
    fallback: 'simd',
    meaning:
      'What scores large boards: `simd`, vectors in WebAssembly where the machine has them, or `plain`.',
  }),
  rateLimits: rateLimitSettings,
  /** Address of the metrics; null = off. */
  metrics: metricsSetting,
  /** Seconds that a stopping process goes on serving after it says so, so that proxies notice. */
  drainSeconds: numberSetting('DRAIN_SECONDS', {
    from: 0,
    // Service managers kill a process that takes longer.
    to: 60,
    fallback: 0,
    meaning:
      'Seconds that a process asked to stop (SIGTERM) still serves while it says that it is not ready: behind a proxy 5, alone 0.',
  }),
  worker: workerSetting,
  logLevel: choiceSetting('LOG_LEVEL', {
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    fallback: 'info',
    meaning: '`debug`, `info`, `warn`, `error` or `silent`; logs are one JSON object a line.',
  }),
});

const settings = settled(given, ({ boardMemoryMegabytes, ...values }, refuse) => {
  const publicUrl = values.publicUrl ?? `http://localhost:${values.port}`;
  const { metrics, port } = values;
  if (metrics !== null && metrics.port === port && port !== 0) {
    refuse('METRICS_PORT must be another port than PORT: figures are not for everybody.');
  }
  const demoProblems = values.isDemoSignIn ? demoSignInProblems({ ...values, publicUrl }) : [];
  for (const problem of demoProblems) refuse(problem);
  return {
    ...values,
    /** The address people use; cookies, links and the check of foreign sites go by it. No slash at the end. */
    publicUrl,
    /** Nothing says that anybody but this machine reaches the product: no address, host or proxy. */
    isLocal: isLocal({ ...values, publicUrl }),
    dataDirectory: resolve(values.dataDirectory),
    wiki: { ...values.wiki, contact: wikiContact(values.wiki, publicUrl) },
    /** Most memory that boards take. */
    boardMemoryBytes: boardMemoryMegabytes * 2 ** 20,
  };
});

interface Reach {
  readonly publicUrl: string;
  readonly host: string;
  readonly trustedProxies: readonly string[];
}

const isLocal = ({ publicUrl, host, trustedProxies }: Reach): boolean =>
  URL.canParse(publicUrl) &&
  isThisMachine(new URL(publicUrl).hostname) &&
  isThisMachine(host) &&
  trustedProxies.length === 0;

export type Config = Readonly<ValueOf<typeof settings>>;

export const settingRows: readonly SettingRow[] = settings.rows;

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads all settings, or says everything that is wrong with them; an empty setting counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = [];
  const environment: Environment = {
    text: (name) => env[name]?.trim() || null,
    exact: (name) => env[name] || null,
    refuse: (sentence) => problems.push(sentence),
  };
  const config = settings.read(environment);
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}
