import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { growingBackOff } from '../../../platform/outbox/back-off.ts';
import { claimFrom, isAnyDue, storeSent } from '../../../platform/outbox/outbox.repository.ts';
import { createSender, type Sender } from '../../../platform/outbox/sender.ts';
import type { Answered, Outcome } from '../../../platform/outbox/sent.ts';
import type { DatabaseClock } from '../../../play/events/database-clock.ts';
import type { NoticeRegistry } from '../notices/notice-registry.ts';
import type { Channel } from '../preferences/preferences.repository.ts';
import { deliveriesOf, findAllToSend, skipLate, type ToSend } from './deliveries.repository.ts';
import { type Retold, retold } from './retold.ts';

/** One way out of the product. */
export interface MessageChannel {
  readonly name: Channel;
  send(message: ToSend & Retold, now: Date): Promise<Answered>;
  /** Whether nothing should go that way now. */
  isResting?(now: Date): Promise<boolean> | boolean;
}

export const messageBackOff = growingBackOff({
  firstMs: 15_000,
  factor: 3,
  longestMs: 3_600_000,
  attempts: 10,
});

export interface SendingParts {
  readonly db: Kysely<Schema>;
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal;
  readonly kinds: NoticeRegistry;
  readonly onSent: (channel: Channel, outcome: Outcome) => void;
  readonly onError: (error: unknown) => void;
}

/** Messages on their way at the same time, of each channel. */
const atOnce = 10;

/** Sends the waiting messages of a channel. The notification in the product stays, whatever becomes of them. */
export function createDeliverySender(
  { db, stopping, kinds, onSent, onError }: SendingParts,
  channel: MessageChannel,
  clock: DatabaseClock,
): Sender {
  const { name } = channel;
  const table = deliveriesOf(name);
  const { run, isDue } = createSender<ToSend, null>({
    lanes: [
      {
        atOnce,
        claim: async (most) => {
          const now = await clock.now();
          return (await channel.isResting?.(now)) ? [] : claimFrom(db, table, { most, now });
        },
      },
    ],
    isDue: () => isAnyDue(table),
    read: async (ids) => {
      const now = await clock.now();
      return findAllToSend(db, name, ids, { now, kinds: kinds.all });
    },
    send: async (message) => {
      const now = await clock.now();
      const answered = await inLanguage(message.language, () =>
        channel.send(retold(message, kinds, now), now),
      );
      return { ...answered, detail: null };
    },
    store: async (became) => {
      await storeSent(db, table, became, await clock.now());
      for (const { sent } of became.values()) if (typeof sent === 'string') onSent(name, sent);
    },
    stopping,
    onError,
  });
  return {
    run: async () => {
      await dropLate({ db, onSent }, name, await clock.now());
      await run();
    },
    isDue,
  };
}

export async function dropLate(
  { db, onSent }: Pick<SendingParts, 'db' | 'onSent'>,
  channel: Channel,
  now: Date,
): Promise<void> {
  const skipped = await skipLate(db, channel, now);
  for (let at = 0; at < skipped; at += 1) onSent(channel, 'skipped');
}
