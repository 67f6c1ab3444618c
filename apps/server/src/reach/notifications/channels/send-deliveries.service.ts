import type { Kysely } from 'kysely';
import type { RepeatedWork } from '../../../platform/background/ticker.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { DatabaseClock } from '../../../play/events/database-clock.ts';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import type { Channel } from '../preferences/preferences.repository.ts';
import {
  claimDeliveries,
  findAllToSend,
  isDeliveryDue,
  type Outcome,
  releaseDeliveries,
  skipLate,
  type ToSend,
  updateOutcomes,
} from './deliveries.repository.ts';

/** It was not taken, and may be sent again. */
export interface Later {
  readonly afterMs: number;
  /** The message itself may be why: it counts against it. */
  readonly isTried: boolean;
}

export type Sent = Outcome | Later;

/** One way out of the product. */
export interface MessageChannel {
  readonly name: Channel;
  send(message: ToSend, now: Date): Promise<Sent>;
  /** Whether nothing should go that way now. */
  isResting?(now: Date): Promise<boolean> | boolean;
}

const firstRetryMs = 15_000;
const longestRetryMs = 3_600_000;
const triesAtMost = 10;

/** A message that was not taken for now is sent again, later each time, and given up in the end. */
export const sendAgain = ({ tries }: Pick<ToSend, 'tries'>): Sent =>
  tries + 1 >= triesAtMost
    ? 'failed'
    : { afterMs: Math.min(longestRetryMs, firstRetryMs * 3 ** tries), isTried: true };

export interface SendingParts {
  readonly db: Kysely<Schema>;
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal;
  readonly kinds: NoticeRegistry;
  readonly onSent: (channel: Channel, outcome: Outcome) => void;
  readonly onError: (error: unknown) => void;
}

/** Work that a ticker repeats. */
export type DeliverySender = Required<Pick<RepeatedWork, 'run' | 'isDue'>>;

/** Messages on their way at the same time, of each channel. */
const atOnce = 10;
/** Milliseconds that a stop waits for running deliveries. */
const graceMs = 2000;
const lateAtOnce = 1000;

/**
 * Sends the waiting messages of a channel, a few at a time, those that expire soonest first. Each
 * is claimed before it is sent: a crash can lose a message but never send it twice, and the
 * notification in the product stays. Messages that were certainly refused are given back. Outcomes
 * are kept in memory until the database has them.
 */
export function createDeliverySender(
  { db, stopping, kinds, onSent, onError }: SendingParts,
  channel: MessageChannel,
  clock: DatabaseClock,
): DeliverySender {
  const outcomes = new Map<number, Outcome>();
  const released = new Map<number, { readonly notBefore: Date; readonly isTried: boolean }>();

  const settle = (id: number, sent: Sent, now: Date): void => {
    if (typeof sent === 'string') {
      outcomes.set(id, sent);
      onSent(channel.name, sent);
    } else {
      const notBefore = new Date(now.getTime() + sent.afterMs);
      released.set(id, { notBefore, isTried: sent.isTried });
    }
  };
  const store = async (): Promise<void> => {
    const [settled, given] = [new Map(outcomes), new Map(released)];
    await updateOutcomes(db, channel.name, settled);
    for (const id of settled.keys()) outcomes.delete(id);
    await releaseDeliveries(db, channel.name, given);
    for (const id of given.keys()) released.delete(id);
  };
  const read = async (claimed: readonly number[], now: Date): Promise<readonly ToSend[]> => {
    try {
      return await findAllToSend(db, channel.name, claimed, { now, kinds: kinds.all });
    } catch (error) {
      for (const id of claimed) settle(id, { afterMs: 0, isTried: false }, now);
      throw error;
    }
  };
  const send = async (message: ToSend, now: Date): Promise<void> => {
    try {
      settle(message.id, await channel.send(message, now), now);
    } catch (error) {
      settle(message.id, 'failed', now);
      onError(error);
    }
  };

  const sendAll = async (): Promise<void> => {
    await store();
    await dropLate({ db, onSent }, channel.name, await clock.now());
    while (!stopping.aborted) {
      // Read again for every batch: sending may take hours.
      const now = await clock.now();
      if (await channel.isResting?.(now)) return;
      const claimed = await claimDeliveries(db, channel.name, now, atOnce);
      if (claimed.length === 0) return;
      const messages = await read(claimed, now);
      const wanted = new Set(messages.map(({ id }) => id));
      for (const id of claimed) if (!wanted.has(id)) settle(id, 'skipped', now);
      const sending = messages.map((message) => send(message, now));
      await doneOrStopped(Promise.all(sending), stopping);
      await store();
    }
  };
  return {
    run: sendAll,
    isDue: () => outcomes.size + released.size > 0 || isDeliveryDue(channel.name),
  };
}

/** Dropped in bulk: after an outage there may be very many. */
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
async function doneOrStopped(work: Promise<unknown>, stopping: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let giveGrace = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    giveGrace = () => {
      timer = setTimeout(resolve, graceMs);
    };
  });
  stopping.addEventListener('abort', giveGrace);
  try {
    await Promise.race([work, stopped]);
  } finally {
    stopping.removeEventListener('abort', giveGrace);
    clearTimeout(timer);
  }
}
