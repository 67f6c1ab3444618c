import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from './database/schema.ts';
import type { ReadKey } from './http/caller/read-key.ts';
import type { EndpointTable } from './http/check-endpoints.ts';
import type { Handlers } from './http/handler.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Figure } from './metrics/figure.ts';
import type { OutboundLine } from './outbound/outbound-line.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { LanguageOfSession } from './web-files/page-language.ts';
import type { PagePreview } from './web-files/page-preview.ts';
import type { WorkerMode } from './web-files/service-worker.ts';

/** Web push; without keys the product makes its own. */
export interface PushSettings {
  readonly vapidKeys?: { readonly publicKey: string; readonly privateKey: string };
  /** The operator's contact for push services: `mailto:` or `https:`. */
  readonly subject?: string;
  /** Hosts of push services beside those of the well-known browsers. */
  readonly services?: readonly string[];
}

/** Discord's API. */
export interface DiscordSettings {
  /** Null = direct messages are off. */
  readonly botToken: string | null;
  /** Origin of the API; tests set another one. */
  readonly origin?: string;
  /** Timeout of a request. */
  readonly timeoutMs?: number;
}

/** The tournament wiki. */
export interface WikiSettings {
  /** Base URL without a slash at the end. */
  readonly url: string;
  /** Null = it is not asked. */
  readonly apiKey: string | null;
  /** The operator's contact for the owners of the wiki. */
  readonly contact: string;
  readonly requestsPerHour: number;
  /** Shortest time between two looks at an event that is being played. */
  readonly pollSeconds: number;
  /** Null = its webhook is not taken. */
  readonly webhookSecret: string | null;
  /** A fake on this machine plays it. */
  readonly isDemo?: boolean;
  /** Timeout of a request. */
  readonly timeoutMs?: number;
}

export interface AppConfig {
  /** Origin under which people reach the product, such as `https://callshot.example`. */
  readonly publicUrl: string;
  /** Only this machine reaches the product, so that the demo world's public passwords are safe. */
  readonly isLocal?: boolean;
  /** Holds every answer against the contract: for tests and development, too slow for production. */
  readonly isAnswerChecked: boolean;
  /** Addresses of proxies in front that may name the caller's address; none by default. */
  readonly trustProxy?: boolean | string | string[];
  /** New accounts an hour from one address. */
  readonly registrationsPerHour?: number;
  readonly push?: PushSettings;
  readonly discord?: DiscordSettings;
  /** Wait between the last result and the end of an event; default ten minutes. */
  readonly finishWaitSeconds?: number;
  /** Most memory that boards take, in bytes. */
  readonly boardMemoryBytes?: number;
  readonly rateLimits?: RateLimits;
  /** Absent = there is none. */
  readonly wiki?: WikiSettings;
  /** Signing secret of Patreon's webhook; without it the webhook is off. */
  readonly patreonWebhookSecret?: string | null;
  /** Hosts that logos and banners are copied from; none unless told. */
  readonly pictureHosts?: readonly string[];
  /** Connection to the servers of users; default: the public internet. */
  readonly outboundLine?: OutboundLine;
  /** Kernel that scores large boards; default `simd`. */
  readonly scoringKernel?: 'simd' | 'plain';
}

/** The parts that every capability gets. */
export interface Parts {
  readonly db: Kysely<Schema>;
  readonly config: AppConfig;
  readonly log: FastifyBaseLogger;
  /** Absent where the operator configured no mail. */
  readonly mailer?: Mailer;
  /** Folder of the built web part; without it only the API is served. */
  readonly webRoot?: string;
}

/** Whether this process should be sent requests. */
export interface Readiness {
  isDraining(): boolean;
}

/** The server's share of all capabilities, joined. */
export interface Served {
  /** The calls that are answered; the contract's unless told. */
  readonly endpoints?: EndpointTable;
  readonly handlers: Handlers;
  /** Needed as soon as a call is for key holders. */
  readonly readKey?: ReadKey;
  readonly figures?: readonly Figure[];
  /** Registered beside the calls. */
  readonly routes?: readonly ((app: FastifyInstance) => void)[];
  readonly previews?: readonly PagePreview[];
  /** Absent = pages know of no accounts. */
  readonly languageOfSession?: LanguageOfSession;
}

/** Everything that `buildApp` puts together. */
export interface AppParts extends Parts, Served {
  readonly readiness: Readiness;
  readonly worker?: WorkerMode;
}
