import type { DiscordLimit } from './discord-buckets.ts';
import type { CheckedMessage } from './discord-message-checks.ts';

export type RouteName = 'open' | 'message' | 'webhook';
export interface Limits extends Record<RouteName | 'global', DiscordLimit> {}

/** Faults beside the settings of accounts. */
export type DiscordFault =
  /** The proxy in front of Discord has no server behind it. */
  | 'outage'
  /** Discord itself says that it failed. */
  | 'server-error'
  /** A success status with a body that is not JSON. */
  | 'garbage'
  /** Never answered, and not done. */
  | 'hang'
  /** Done, and the connection breaks before the answer. */
  | 'lost'
  /** The bot exceeded its global limit. */
  | 'global-limit'
  /** The address asked too much: a page, and no headers of Discord's. */
  | 'shut-out';

export interface SentMessage extends Pick<CheckedMessage, 'content' | 'pings'> {
  /** The receiver; null = the webhook's channel. */
  readonly accountId: string | null;
}

export interface FakeDiscordApi {
  readonly origin: string;
  readonly botToken: string;
  /** The address of the webhook, as Discord shows it. */
  readonly webhookAddress: string;
  /** All that arrived, in its order. */
  readonly messages: readonly SentMessage[];
  /** Number of calls, failed ones included. */
  calls(): number;
  /** From now on they take no messages, by this error. */
  closeMessages(accountId: string, code?: 50_007 | 50_278): void;
  openMessages(accountId: string): void;
  /** The channels of direct messages that it gave are unknown from now on. */
  forgetChannels(): void;
  revokeToken(isRevoked: boolean): void;
  deleteWebhook(isDeleted: boolean): void;
  /** So often, or until it is said otherwise; null = nothing. */
  misbehave(fault: DiscordFault | null, times?: number): void;
  stop(): Promise<void>;
}

export interface FakeDiscordApiOptions {
  /** Milliseconds, as Date.now. */
  readonly now?: () => number;
  readonly limits?: Partial<Limits>;
  /** Wait of a global limit. */
  readonly globalWaitMs?: number;
}
