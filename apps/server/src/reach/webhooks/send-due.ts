import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OutboundLine } from '../../platform/outbound/outbound-line.ts';
import {
  claimDue,
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
  readonly onError: (error: unknown) => void;
  readonly onSent: (isDelivered: boolean) => void;
}

export interface Sender {
  /** Begins what is due and waits for none of it. */
  begin(): Promise<void>;
  /** Begins nothing new and cuts off what is on its way: others send it again, under the same id. */
  stop(): void;
  finish(): Promise<void>;
}

/** On their way at the same time, of receivers that answer quickly and of the others. */
const lanes = [
  { isSlow: false, most: 32 },
  { isSlow: true, most: 8 },
] as const;
const slowMs = 1000;
const minute = 60;
const hour = 60 * minute;
/** After each attempt that failed; together a little more than the day after which it is switched off. */
export const backOffSeconds: readonly number[] = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  8 * hour,
  8 * hour,
];

/**
 * Sends due deliveries in two lanes. Slow receivers delay only each other. A new one starts in the
 * slow lane until it proves fast.
 */
export function createSender(parts: SendingParts): Sender {
  const { db, line, publicUrl, onError } = parts;
  const stopping = new AbortController();
  const running = lanes.map(() => new Set<Promise<void>>());

  const send = async (delivery: ToSend): Promise<void> => {
    const startedAt = performance.now();
    const posted = await postDelivery(line, publicUrl, delivery, stopping.signal);
    // Its claim runs out, and another process has it.
    if (stopping.signal.aborted && posted.problem !== null) return;
    await settle(parts, delivery, posted, Math.round(performance.now() - startedAt));
  };
  const beginLane = async (at: number): Promise<void> => {
    const [lane, sending] = [lanes[at], running[at]];
    const free = lane === undefined || sending === undefined ? 0 : lane.most - sending.size;
    if (lane === undefined || sending === undefined || free <= 0 || stopping.signal.aborted) return;
    const claimed = await claimDue(db, lane.isSlow, free);
    if (claimed.length === 0) return;
    for (const delivery of await findToSend(db, claimed)) {
      const work = send(delivery)
        .catch(onError)
        .finally(() => sending.delete(work));
      sending.add(work);
    }
  };
  return {
    begin: async () => {
      for (const at of lanes.keys()) await beginLane(at);
    },
    stop: () => stopping.abort(),
    finish: async () => {
      await Promise.all(running.flatMap((sending) => [...sending]));
    },
  };
}

async function settle(
  { db, tellUser, onSent }: SendingParts,
  { id, webhookId, attempts, topic }: ToSend,
  { status, problem }: Posted,
  tookMs: number,
): Promise<void> {
  onSent(problem === null);
  const isTest = topic === null;
  const again = problem === null || isTest ? null : (backOffSeconds[attempts - 1] ?? null);
  await db.transaction().execute(async (trx) => {
    await updateAttempt(trx, id, { status, problem, tookMs, againInSeconds: again });
    if (problem === null) return noteDelivered(trx, webhookId, tookMs > slowMs);
    // A test that fails tells its owner, who looks at it; it is no day of failures.
    if (isTest) return noteSlow(trx, webhookId);
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
    await tellUser(trx, userId, webhookOffKind, webhookOffKind.say({ url, problem }));
  });
}
