import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Standing } from './changes/leadership.ts';
import type { Schema } from './database/schema.ts';
import type { Handlers } from './http/handler.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Paces } from './paces/paces.ts';

/** Web push; without keys the product makes its own. */
export interface PushSettings {
  readonly vapidKeys?: { readonly publicKey: string; readonly privateKey: string };
  /** How a push service reaches the operator: `mailto:` or `https:`. */
  readonly subject?: string;
  /** Hosts of push services beside those of the well-known browsers. */
  readonly services?: readonly string[];
}

export interface AppConfig {
  /** Origin under which people reach the product, such as `https://callshot.example`. */
  readonly publicUrl: string;
  /** Nobody but this machine reaches the product: the demo world's published passwords may open it. */
  readonly isLocal?: boolean;
  /** Holds every answer against the contract: for tests and development, too slow for production. */
  readonly isAnswerChecked: boolean;
  /** Addresses of proxies in front that may name the caller's address; none by default. */
  readonly trustProxy?: boolean | string | string[];
  /** New accounts an hour from one address. */
  readonly registrationsPerHour?: number;
  readonly push?: PushSettings;
  /** Most memory that boards take, in bytes. */
  readonly boardMemoryBytes?: number;
  /** How often anything may be done; as often as by default unless said otherwise. */
  readonly paces?: Paces;
  /** What large boards are scored by; `simd` unless said otherwise. */
  readonly scoringKernel?: 'simd' | 'plain';
}

/** What every capability leans on. */
export interface Parts {
  readonly db: Kysely<Schema>;
  readonly config: AppConfig;
  readonly log: FastifyBaseLogger;
  /** Absent where the operator configured no mail. */
  readonly mailer?: Mailer;
}

/** Whether this process should be sent requests. */
export interface Readiness {
  isDraining(): boolean;
}

/** Live updates bring their own route, since an answer that never ends fits no contract call. */
export interface Live {
  register(app: FastifyInstance, config: AppConfig): void | Promise<void>;
  countConnections(): number;
}

/** Since this process began. */
export interface NotificationCounts {
  /** Notifications made, in the product. */
  made(): number;
  /** Messages by what became of them; `channel` is `email` or `push`. */
  messages(): readonly {
    readonly channel: string;
    readonly outcome: string;
    readonly count: number;
  }[];
}

/** Boards in the memory of this process, and where they came from since it began. */
export interface BoardCounts {
  held(): number;
  /** Estimated memory of all of them. */
  bytes(): number;
  /** How long the newest took, from a change that was heard of to its board. */
  lastBuildMs(): number;
  built(): number;
  /** Of those built, how many took over the totals that another process computed. */
  taken(): number;
}

/** Everything that `buildApp` puts together. */
export interface AppParts extends Parts {
  readonly handlers: Handlers;
  readonly readiness: Readiness;
  readonly live?: Live;
  readonly standing?: Standing;
  readonly notificationCounts?: NotificationCounts;
  readonly boardCounts?: BoardCounts;
  /** Folder of the built web part; without it only the API is served. */
  readonly webRoot?: string;
}
