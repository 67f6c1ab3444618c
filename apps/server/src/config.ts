import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isPublishedPassword } from './accounts/demo-accounts.ts';
import { passwordLengthProblem } from './accounts/password.ts';
import { pushSettingNames, readPushSettings } from './notifications/push-settings.ts';
import { isConnectionString } from './platform/database/connection-string.ts';
import { isThisMachine } from './platform/http/this-machine.ts';
import {
  type MetricsAddress,
  metricsSettings,
  readMetricsAddress,
} from './platform/metrics/metrics-address.ts';
import { defaultPaceSettings, type PaceSettings } from './platform/paces/paces.ts';
import type { PushSettings } from './platform/parts.ts';
import { readDemoSignIn, readProviders, signInSettings } from './sign-in/provider-config.ts';
import type { ProviderSettings } from './sign-in/provider-settings.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** The address people use; cookies, links and the check of foreign sites go by it. No slash at the end. */
  readonly publicUrl: string;
  /** Nothing says that anybody but this machine reaches the product: no address, host or proxy. */
  readonly isLocal: boolean;
  /** Proxies in front that may name the caller's address; nobody else is believed. */
  readonly trustedProxies: readonly string[];
  /** `null`: the embedded database. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Where mail is handed in, and whom it is from; null = the product sends none. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  readonly push: PushSettings;
  readonly admin: { readonly username: string; readonly password: string } | null;
  /** Ways to sign in beside the password. */
  readonly providers: ProviderSettings;
  /** Fakes on this machine stand in for all providers. */
  readonly isDemoSignIn: boolean;
  /** Most memory that boards take, in bytes. */
  readonly boardMemoryBytes: number;
  readonly scoringKernel: 'simd' | 'plain';
  /** How often anything may be done. */
  readonly paces: PaceSettings;
  /** Where figures are served; null = nowhere. */
  readonly metrics: MetricsAddress | null;
  readonly logLevel: LogLevel;
  /** How long a process that is asked to stop says so and serves on, for proxies to notice. */
  readonly drainSeconds: number;
};

export type Setting = {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
};

/** Every setting the product reads from its environment, for the documentation. */
export const settings: readonly Setting[] = [
  { name: 'PORT', fallback: '3000', meaning: 'Port that the product is served on.' },
  {
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Address to listen on; `0.0.0.0` makes the product reachable from other machines.',
  },
  {
    name: 'PUBLIC_URL',
    fallback: 'http://localhost:PORT',
    meaning: 'Address that people use, when a proxy or a domain name stands in front.',
  },
  {
    name: 'TRUST_PROXY',
    fallback: '',
    meaning:
      'Addresses or networks of proxies in front, such as `127.0.0.1, 10.0.0.0/8` or `loopback`: limits then count the callers that they name.',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'the embedded PostgreSQL',
    meaning:
      'PostgreSQL server (15 or newer) to use instead, as `postgresql://user:password@host/database`.',
  },
  {
    name: 'CALLSHOT_DATA',
    fallback: '.callshot',
    meaning: 'Directory that holds the embedded database; one running product each.',
  },
  {
    name: 'ADMIN_USERNAME',
    fallback: '',
    meaning: 'With ADMIN_PASSWORD: at every start this admin exists with that password.',
  },
  { name: 'ADMIN_PASSWORD', fallback: '', meaning: 'See ADMIN_USERNAME; 8 to 256 characters.' },
  ...signInSettings,
  {
    name: 'SMTP_URL',
    fallback: '',
    meaning:
      'With MAIL_FROM: mail server for links and reminders, such as `smtps://user:password@mail.example:465`.',
  },
  {
    name: 'MAIL_FROM',
    fallback: '',
    meaning: 'Sender of mail, such as `Callshot <picks@callshot.example>`.',
  },
  ...pushSettingNames,
  {
    name: 'BOARD_MEMORY_MB',
    fallback: '1024',
    meaning:
      'Most memory for boards in a process, about 0.1 MB a thousand entrants; of more, those read last stay.',
  },
  {
    name: 'SCORING_KERNEL',
    fallback: 'simd',
    meaning:
      'What scores large boards: `simd`, vectors in WebAssembly where the machine has them, or `plain`.',
  },
  {
    name: 'SAVES_PER_MINUTE',
    fallback: '30',
    meaning:
      'How often a user may save changed picks, a third of it at once; the rest is told how long to wait.',
  },
  {
    name: 'SAVES_PER_MINUTE_PER_ADDRESS',
    fallback: '6000',
    meaning: 'The same of an address, behind which there may be a whole venue, in each process.',
  },
  {
    name: 'LIVE_CONNECTIONS_PER_ADDRESS',
    fallback: '200',
    meaning:
      'Pages behind one address that a process keeps up to date at a time; more for a venue that shares one.',
  },
  ...metricsSettings,
  {
    name: 'DRAIN_SECONDS',
    fallback: '0',
    meaning:
      'Seconds that a process asked to stop (SIGTERM) still serves while it says that it is not ready: behind a proxy 5, alone 0.',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: 'Least severe log line to write: `debug`, `info`, `warn`, `error` or `silent`.',
  },
];

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings, or says everything that is wrong with them; an empty setting counts as unset. */
export function readConfig(env: Environment): ConfigResult {
  const problems: string[] = [];
  const value = (name: string): string | null => env[name]?.trim() || null;
  const port = readPort(value('PORT'), problems);
  const publicUrl = readPublicUrl(value('PUBLIC_URL'), port, problems);
  const providers = readProviders(value, problems);
  const host = value('HOST') ?? 'localhost';
  const trustedProxies = readProxies(value('TRUST_PROXY'), problems);
  const config: Config = {
    port,
    host,
    publicUrl,
    isLocal: isLocal(publicUrl, host, trustedProxies),
    trustedProxies,
    databaseUrl: readDatabaseUrl(value('DATABASE_URL'), problems),
    dataDirectory: resolve(value('CALLSHOT_DATA') ?? '.callshot'),
    mail: readMail(value('SMTP_URL'), value('MAIL_FROM'), problems),
    push: readPushSettings(value, problems),
    admin: readAdmin(value('ADMIN_USERNAME'), env.ADMIN_PASSWORD || null, problems),
    providers,
    isDemoSignIn: readDemoSignIn(value('DEMO_SIGN_IN'), { publicUrl, providers, problems }),
    boardMemoryBytes: readMegabytes(value('BOARD_MEMORY_MB'), problems),
    scoringKernel: readKernel(value('SCORING_KERNEL'), problems),
    paces: readPaces(value, problems),
    metrics: readMetricsAddress(value, port, problems),
    logLevel: readLogLevel(value('LOG_LEVEL'), problems),
    drainSeconds: readDrain(value('DRAIN_SECONDS'), problems),
  };
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

function readPort(text: string | null, problems: string[]): number {
  if (text === null) return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  problems.push(`PORT must be a number from 0 to 65535, not "${text}".`);
  return 3000;
}

function readPublicUrl(text: string | null, port: number, problems: string[]): string {
  if (text === null) return `http://localhost:${port}`;
  if (!URL.canParse(text) || !['http:', 'https:'].includes(new URL(text).protocol)) {
    problems.push(`PUBLIC_URL must be an address such as https://callshot.example, not "${text}".`);
    return text;
  }
  const url = new URL(text);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    problems.push(`PUBLIC_URL must not have a path, query or fragment: "${text}".`);
  }
  return url.origin;
}

const isLocal = (publicUrl: string, host: string, trustedProxies: readonly string[]): boolean =>
  URL.canParse(publicUrl) &&
  isThisMachine(new URL(publicUrl).hostname) &&
  isThisMachine(host) &&
  trustedProxies.length === 0;

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(text: string | null, problems: string[]): readonly string[] {
  const proxies = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = proxies.filter((proxy) => !namedNetworks.includes(proxy) && !isNetwork(proxy));
  if (wrong.length > 0) {
    problems.push(`TRUST_PROXY must list addresses or networks, not "${wrong.join(', ')}".`);
  }
  return proxies;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function readDatabaseUrl(text: string | null, problems: string[]): string | null {
  if (text !== null && !/^postgres(ql)?:\/\//.test(text)) {
    problems.push('DATABASE_URL must begin with postgresql:// (no other database is supported).');
  } else if (text !== null && !isConnectionString(text)) {
    problems.push(
      'DATABASE_URL is no address as postgresql://user:password@host/database; in a password write # as %23, / as %2F and @ as %40.',
    );
  }
  return text;
}

function readAdmin(
  username: string | null,
  password: string | null,
  problems: string[],
): Config['admin'] {
  if (username !== null && password !== null) {
    const problem = passwordLengthProblem(password);
    if (problem !== null) problems.push(`ADMIN_PASSWORD is refused: ${problem}.`);
    else if (isPublishedPassword(password)) {
      problems.push('ADMIN_PASSWORD is refused: everybody knows it from the demo world.');
    }
    return { username, password };
  }
  if (username !== null) problems.push('ADMIN_USERNAME is set, but ADMIN_PASSWORD is not.');
  if (password !== null) problems.push('ADMIN_PASSWORD is set, but ADMIN_USERNAME is not.');
  return null;
}

/** An address, alone or in angle brackets after a name. */
const senderForm = /^(?:[^\s@<>]+@[^\s@<>]+|[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>)$/;

function readMail(smtpUrl: string | null, from: string | null, problems: string[]): Config['mail'] {
  if (smtpUrl !== null && !(URL.canParse(smtpUrl) && /^smtps?:\/\//.test(smtpUrl))) {
    problems.push('SMTP_URL must begin with smtp:// or smtps:// and name a host.');
  }
  if (from !== null && !senderForm.test(from)) {
    problems.push(`MAIL_FROM must be an address such as "Callshot <picks@callshot.example>".`);
  }
  if (smtpUrl !== null && from !== null) return { smtpUrl, from };
  if (smtpUrl !== null) problems.push('SMTP_URL is set, but MAIL_FROM is not.');
  if (from !== null) problems.push('MAIL_FROM is set, but SMTP_URL is not.');
  return null;
}

function readMegabytes(text: string | null, problems: string[]): number {
  if (text !== null && !/^[1-9]\d{0,6}$/.test(text)) {
    problems.push(`BOARD_MEMORY_MB must be a whole number of megabytes, not "${text}".`);
  }
  return Number(text ?? 1024) * 2 ** 20;
}

function readKernel(text: string | null, problems: string[]): Config['scoringKernel'] {
  if (text === null || text === 'simd' || text === 'plain') return text ?? 'simd';
  problems.push(`SCORING_KERNEL must be simd or plain, not "${text}".`);
  return 'simd';
}

function readPaces(value: (name: string) => string | null, problems: string[]): PaceSettings {
  const read = (name: string, fallback: number): number => {
    const text = value(name);
    if (text === null) return fallback;
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    problems.push(`${name} must be a whole number above 0, not "${text}".`);
    return fallback;
  };
  return {
    savesPerMinute: read('SAVES_PER_MINUTE', defaultPaceSettings.savesPerMinute),
    savesOfAddressPerMinute: read(
      'SAVES_PER_MINUTE_PER_ADDRESS',
      defaultPaceSettings.savesOfAddressPerMinute,
    ),
    liveOfAddress: read('LIVE_CONNECTIONS_PER_ADDRESS', defaultPaceSettings.liveOfAddress),
  };
}

const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

function readLogLevel(text: string | null, problems: string[]): LogLevel {
  if (text === null) return 'info';
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
  }
  return level ?? 'info';
}

/** Longer than a minute, and whoever stops the process would lose patience with it. */
function readDrain(text: string | null, problems: string[]): number {
  if (text === null) return 0;
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= 60) return seconds;
  problems.push(`DRAIN_SECONDS must be a number from 0 to 60, not "${text}".`);
  return 0;
}
