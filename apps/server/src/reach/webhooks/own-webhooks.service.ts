import { type Answer, type Body, type RefusalCode, webhooksAtMost } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { IdempotentRequest } from '../../platform/http/idempotent-request.ts';
import { makeOnce } from '../../platform/idempotency/make-once.repository.ts';
import type { OutboundLine } from '../../platform/outbound/outbound-line.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { checkAddress, hrefOf, serverOf } from './check-address.ts';
import { giveUpWaiting } from './deliveries.repository.ts';
import { createWebhookSecret } from './signature.ts';
import {
  deleteWebhook,
  findClosedUrls,
  findWebhooks,
  insertWebhook,
  keepClosed,
  lockWebhook,
  lockWebhooks,
  updateWebhook,
  type WebhookRow,
} from './webhooks.repository.ts';

type Db = Kysely<Schema>;
type CreateKey = 'POST /api/webhook/create';
type UpdateKey = 'POST /api/webhook/update';
type DeleteKey = 'POST /api/webhook/delete';
type Webhook = Answer<UpdateKey>;

export interface WebhookParts {
  readonly db: Db;
  readonly line: OutboundLine;
}

export const listWebhooks = async (
  db: Db,
  userId: number,
): Promise<Answer<'GET /api/webhook/list'>> => (await findWebhooks(db, userId)).map(tellWebhook);

export async function createWebhook(
  { db, line }: WebhookParts,
  userId: number,
  { url, topics }: Body<CreateKey>,
  request: IdempotentRequest | null,
): Promise<Outcome<Answer<CreateKey>, RefusalCode<CreateKey>>> {
  const checked = await checkAddress(line, url);
  if (!checked.ok) return checked;
  const secret = createWebhookSecret();
  const href = hrefOf(checked.value.url);
  const webhook = { userId, url: href, topics: [...new Set(topics)], secret };
  return makeOnce<Answer<CreateKey>, RefusalCode<CreateKey>>(db, request, async (trx) => {
    if ((await lockWebhooks(trx, userId)) >= webhooksAtMost) return refuse('too_many_webhooks');
    if (await isClosed(trx, userId, href)) return refuse('off_by_staff');
    const made = await insertWebhook(trx, webhook);
    await insertAudit(trx, {
      actorUserId: userId,
      action: 'webhook.created',
      subjectType: 'user',
      subjectId: userId,
      after: { url: made.url, topics: made.topics },
    });
    return done({ webhook: tellWebhook(made), secret });
  });
}

/**
 * Staff closed this address, or another of the same server to this user: deleting a webhook that they
 * switched off opens neither again [rule: api-17].
 */
async function isClosed(trx: Db, userId: number, href: string): Promise<boolean> {
  const closed = await findClosedUrls(trx, userId, href);
  return closed.some((url) => hrefOf(new URL(url)) === href || serverOf(url) === serverOf(href));
}

export async function changeWebhook(
  { db, line }: WebhookParts,
  userId: number,
  { webhookId, url, topics, isOn }: Body<UpdateKey>,
): Promise<Outcome<Webhook, RefusalCode<UpdateKey>>> {
  const checked = await checkAddress(line, url);
  // Only an active webhook needs a valid address: a failing one may be switched off.
  if (!checked.ok && isOn) return checked;
  return db.transaction().execute(async (trx) => {
    await lockWebhooks(trx, userId);
    const before = await lockWebhook(trx, webhookId, userId);
    if (before === undefined) return refuse('webhook_not_found');
    const href = checked.ok ? hrefOf(checked.value.url) : before.url;
    const isMoved = href !== before.url;
    // At another address it would leave the one open that staff closed.
    if (before.offBy === 'staff' && (isOn || isMoved)) return refuse('off_by_staff');
    if (isMoved && (await isClosed(trx, userId, href))) return refuse('off_by_staff');
    if (!isOn) await giveUpWaiting(trx, webhookId);
    const row = await updateWebhook(trx, webhookId, {
      url: href,
      topics: [...new Set(topics)],
      offBy: isOn ? null : (before.offBy ?? 'owner'),
      isNewlyOn: isOn && before.offBy !== null,
    });
    return done(tellWebhook(row));
  });
}

export async function removeWebhook(
  db: Db,
  userId: number,
  webhookId: number,
): Promise<Outcome<null, RefusalCode<DeleteKey>>> {
  return db.transaction().execute(async (trx) => {
    await lockWebhooks(trx, userId);
    const webhook = await lockWebhook(trx, webhookId, userId);
    if (!webhook) return refuse('webhook_not_found');
    if (webhook.offBy === 'staff') await keepClosed(trx, webhookId);
    else await deleteWebhook(trx, webhookId);
    return done(null);
  });
}

export const tellWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  topics: row.topics,
  createdAt: row.createdAt.toISOString(),
  offBy: row.offBy,
  failingSince: row.failingSince?.toISOString() ?? null,
  lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
});
