import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OutboundLine } from '../../platform/outbound/outbound-line.ts';
import type { BackOff } from '../../platform/outbox/back-off.ts';
import { isAnyDue } from '../../platform/outbox/outbox.repository.ts';
import { createSender, type Sender } from '../../platform/outbox/sender.ts';
import { type Outcome, type Sent, sendAgain } from '../../platform/outbox/sent.ts';
import {
  claimDue,
  deliveriesTable,
  findToSend,
  giveUpWaiting,
  type ToSend,
  updateAttempt,
} from './deliveries.repository.ts';
import { type Posted, postDelivery } from './post-delivery.ts';
import { type TellUser, webhookOffKind } from './webhook-notice.ts';
import { noteDelivered, noteFailed, noteSlow } from './webhooks.repository.ts';

type Db = Kysely<Schema>;

export interface SendingParts {
  readonly db: Db;
  readonly line: OutboundLine;
  readonly publicUrl: string;
  readonly tellUser: TellUser;
  /** Aborted when the product stops. */
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown) => void;
  readonly onSent: (isDelivered: boolean) => void;
}

/** On their way at the same time, of receivers that answer quickly and of the others. */
const lanes = [
  { isSlow: false, atOnce: 32 },
  { isSlow: true, atOnce: 8 },
] as const;
const slowMs = 1000;
const minute = 60_000;
const hour = 60 * minute;
/** Together a little more than the day after which a webhook is switched off. */
export const webhookBackOff: BackOff = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  8 * hour,
  8 * hour,
];

interface Attempted {
  readonly delivery: ToSend;
  readonly posted: Posted;
  readonly tookMs: number;
}

/**
 * Sends due deliveries in two lanes, so that slow receivers delay only each other. A new one starts
 * in the slow lane until it proves fast. A stop cuts off what is on its way: others send it again,
 * under the same id.
 */
export function createWebhookSender(parts: SendingParts): Sender {
  const { db, line, publicUrl, stopping, onError } = parts;
  const reportUnlessAway = (error: unknown): void => {
    if (isDatabaseUnavailable(error)) throw error;
    onError(error);
  };
  return createSender<ToSend, Attempted>({
    lanes: lanes.map(({ isSlow, atOnce }) => ({
      atOnce,
      claim: (most) => claimDue(db, isSlow, most),
    })),
    isDue: () => isAnyDue(deliveriesTable),
    read: (ids) => findToSend(db, ids),
    send: async (delivery) => {
      const startedAt = performance.now();
      const posted = await postDelivery(line, publicUrl, delivery, stopping);
      if (stopping.aborted && posted.problem !== null) return null;
      const tookMs = Math.round(performance.now() - startedAt);
      const tries = delivery.attempts - 1;
      // A test is tried once.
      const isOver = posted.problem === null || delivery.topic === null;
      const sent = isOver ? outcomeOf(posted) : sendAgain(webhookBackOff, { tries });
      return { sent, problem: posted.problem, detail: { delivery, posted, tookMs } };
    },
    storesAtOnce: 1,
    store: async (became) => {
      for (const { sent, detail } of became.values()) {
        // A claim runs out, and with it all that was never sent or cannot be stored.
        if (detail !== null) await settle(parts, sent, detail).catch(reportUnlessAway);
      }
    },
    stopping,
    onError,
  });
}

const outcomeOf = ({ problem }: Posted): Outcome => (problem === null ? 'sent' : 'failed');

async function settle(
  { db, tellUser, onSent }: SendingParts,
  sent: Sent,
  { delivery: { id, webhookId, topic }, posted: { status, problem }, tookMs }: Attempted,
): Promise<void> {
  const againInMs = typeof sent === 'string' ? null : sent.afterMs;
  await db.transaction().execute(async (trx) => {
    await updateAttempt(trx, id, { status, problem, tookMs, againInMs });
    if (problem === null) return noteDelivered(trx, webhookId, tookMs > slowMs);
    // A test that fails tells its owner, who looks at it; it is no day of failures.
    if (topic === null) return noteSlow(trx, webhookId);
    const switchedOff = await noteFailed(trx, webhookId);
    if (switchedOff === undefined) return;
    const { userId, url } = switchedOff;
    await giveUpWaiting(trx, webhookId);
    await insertAudit(trx, {
      actorUserId: null,
      action: 'webhook.failed',
      subjectType: 'user',
      subjectId: userId,
      after: { url, problem },
    });
    await tellUser(trx, userId, webhookOffKind, { host: new URL(url).hostname, problem });
  });
  onSent(problem === null);
}
