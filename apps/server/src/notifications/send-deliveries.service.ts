import type { Kysely } from 'kysely';
import type { DatabaseClock } from '../events/database-clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  claimDeliveries,
  findAllToSend,
  type Outcome,
  releaseDelivery,
  skipLate,
  type ToSend,
  updateOutcomes,
} from './deliveries.repository.ts';
import type { NoticeRegistry } from './notice-registry.ts';
import type { Channel } from './preferences.repository.ts';

/** It was certainly not taken, and may be sent again. */
export interface Later {
  readonly afterMs: number;
  /** The message itself may be why: it counts against it. */
  readonly isTried: boolean;
}

export type Sent = Outcome | Later;

/** One way out of the product; `send` never throws. */
export interface MessageChannel {
  readonly name: Channel;
  send(message: ToSend, now: Date): Promise<Sent>;
  /** Whether nothing should go that way now. */
  isResting?(): Promise<boolean>;
}

export interface SendingParts {
  readonly db: Kysely<Schema>;
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal;
  readonly kinds: NoticeRegistry;
  readonly onSent: (channel: Channel, outcome: Outcome) => void;
}

/** Messages on their way at the same time, of each channel. */
const atOnce = 10;
/** How long a stop waits for them. */
const graceMs = 2000;
const lateAtOnce = 1000;

/**
 * Sends the messages that wait in a channel, a few at a time, those first that are news for the shortest
 * time. Each is claimed before it is sent: a crash can lose a message but never send one twice, and the
 * notification in the product stands. What was certainly not taken is given back.
 */
export async function sendDeliveries(
  { db, stopping, kinds, onSent }: SendingParts,
  channel: MessageChannel,
  clock: DatabaseClock,
): Promise<void> {
  await dropLate({ db, onSent }, channel.name, await clock.now());
  while (!stopping.aborted) {
    if (await channel.isResting?.()) return;
    // Of every few anew: sending what waits may take hours.
    const now = await clock.now();
    const claimed = await claimDeliveries(db, channel.name, now, atOnce);
    if (claimed.length === 0) return;
    const messages = await findAllToSend(db, channel.name, claimed, { now, kinds: kinds.all });
    const wanted = new Set(messages.map(({ id }) => id));
    const outcomes = new Map<number, Outcome>(
      claimed.filter((id) => !wanted.has(id)).map((id) => [id, 'skipped']),
    );
    const sending = messages.map(async (message) => {
      const sent = await channel.send(message, now);
      if (typeof sent === 'string') outcomes.set(message.id, sent);
      else await releaseDelivery(db, channel.name, { id: message.id, now, ...sent });
    });
    await doneOrStopped(Promise.all(sending), stopping);
    for (const outcome of outcomes.values()) onSent(channel.name, outcome);
    await updateOutcomes(db, channel.name, new Map(outcomes));
  }
}

/** What is no news any more is not looked at one by one: after an outage there may be very many. */
export async function dropLate(
  { db, onSent }: Pick<SendingParts, 'db' | 'onSent'>,
  channel: Channel,
  now: Date,
): Promise<void> {
  let skipped = lateAtOnce;
  while (skipped === lateAtOnce) {
    skipped = await skipLate(db, channel, now, lateAtOnce);
    for (let at = 0; at < skipped; at += 1) onSent(channel, 'skipped');
  }
}

/** Resolves when the work is done; once the product stops, after the grace at the latest. */
function doneOrStopped(work: Promise<unknown>, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const giveGrace = (): void => {
      timer = setTimeout(resolve, graceMs);
    };
    stopping.addEventListener('abort', giveGrace);
    work.finally(() => {
      stopping.removeEventListener('abort', giveGrace);
      clearTimeout(timer);
      resolve();
    });
  });
}
