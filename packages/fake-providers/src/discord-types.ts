import type { DiscordLimit } from './discord-buckets.ts';
import type { CheckedMessage } from './discord-message-checks.ts';

export type RouteName = 'open' | 'message' | 'webhook';
export interface Limits extends Record<RouteName | 'global', DiscordLimit> {}

/** What goes wrong, beside what somebody chose. */
export type DiscordFault =
  /** What stands in front of Discord says that there is nobody behind it. */
  | 'outage'
  /** Discord itself says that it failed. */
  | 'server-error'
  /** What is no JSON, with the status of a success. */
  | 'garbage'
  /** Never answered, and not done. */
  | 'hang'
  /** Done, and the connection breaks before the answer. */
  | 'lost'
  /** The bot asked too much, of whatever. */
  | 'global-limit'
  /** The address asked too much: a page, and no headers of Discord's. */
  | 'shut-out';

export interface SentMessage extends Pick<CheckedMessage, 'content' | 'pings'> {
  /** Whom it went to; null = to the webhook's channel. */
  readonly accountId: string | null;
}

export interface FakeDiscordApi {
  readonly origin: string;
  readonly botToken: string;
  /** The address of the webhook, as Discord shows it. */
  readonly webhookAddress: string;
  /** All that arrived, in its order. */
  readonly messages: readonly SentMessage[];
  /** Calls, whatever became of them. */
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
  /** What a global limit asks to wait. */
  readonly globalWaitMs?: number;
}
