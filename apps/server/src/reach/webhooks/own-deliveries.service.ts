import { type Answer, type RefusalCode, webhookDeliveriesAtMost } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  type DeliveryRow,
  findDeliveries,
  findDelivery,
  insertTest,
  lockDelivery,
  sendAgain,
} from './deliveries.repository.ts';
import { findWebhook } from './webhooks.repository.ts';

type Db = Kysely<Schema>;
type ListKey = 'GET /api/webhook/deliveries';
type TestKey = 'POST /api/webhook/test';
type ResendKey = 'POST /api/webhook/resend';
type Delivery = Answer<TestKey>;

export async function listDeliveries(
  db: Db,
  userId: number,
  webhookId: number,
): Promise<Outcome<Answer<ListKey>, RefusalCode<ListKey>>> {
  if (!(await findWebhook(db, webhookId, userId))) return refuse('webhook_not_found');
  return done((await findDeliveries(db, webhookId, webhookDeliveriesAtMost)).map(tellDelivery));
}

/** It is sent within a second or two, as everything else is. */
export const sendTest = (
  db: Db,
  { userId, webhookId }: { readonly userId: number; readonly webhookId: number },
  request: IdempotentRequest | null,
): Promise<Outcome<Delivery, RefusalCode<TestKey>>> =>
  makeOnce<Delivery, RefusalCode<TestKey>>(db, request, async (trx) => {
    const webhook = await findWebhook(trx, webhookId, userId);
    if (!webhook) return refuse('webhook_not_found');
    if (webhook.offBy !== null) return refuse('webhook_off');
    return done(tellDelivery(await findDelivery(trx, await insertTest(trx, webhookId))));
  });

export const resendDelivery = (
  db: Db,
  { userId, id }: { readonly userId: number; readonly id: number },
  request: IdempotentRequest | null,
): Promise<Outcome<Delivery, RefusalCode<ResendKey>>> =>
  makeOnce<Delivery, RefusalCode<ResendKey>>(db, request, async (trx) => {
    const delivery = await lockDelivery(trx, userId, id);
    if (!delivery) return refuse('delivery_not_found');
    if (delivery.offBy !== null) return refuse('webhook_off');
    if (delivery.nextAttemptAt !== null) return refuse('delivery_waits');
    await sendAgain(trx, id);
    return done(tellDelivery(await findDelivery(trx, id)));
  });

function tellDelivery(row: DeliveryRow): Delivery {
  const { createdAt, deliveredAt, nextAttemptAt, topic, ...delivery } = row;
  const isOver = deliveredAt === null ? 'failed' : 'delivered';
  return {
    ...delivery,
    topic: topic ?? 'test',
    state: nextAttemptAt === null ? isOver : 'waiting',
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}
