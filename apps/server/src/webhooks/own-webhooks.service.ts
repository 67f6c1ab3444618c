import { type Answer, type Body, type RefusalCode, webhooksAtMost } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../platform/audit/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { OutboundLine } from '../platform/outbound/outbound-line.ts';
import { done, type Outcome, refuse } from '../platform/outcome.ts';
import { checkAddress } from './check-address.ts';
import { giveUpWaiting } from './deliveries.repository.ts';
import { createWebhookSecret } from './signature.ts';
import {
  deleteWebhook,
  findWebhooks,
  insertWebhook,
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
): Promise<Outcome<Answer<CreateKey>, RefusalCode<CreateKey>>> {
  const checked = await checkAddress(line, url);
  if (!checked.ok) return checked;
  const secret = createWebhookSecret();
  const { href } = checked.value.url;
  const webhook = { userId, url: href, topics: [...new Set(topics)], secret };
  const row = await db.transaction().execute(async (trx) => {
    if ((await lockWebhooks(trx, userId)) >= webhooksAtMost) return null;
    const made = await insertWebhook(trx, webhook);
    await insertAudit(trx, {
      actorUserId: userId,
      action: 'webhook.created',
      subjectType: 'user',
      subjectId: userId,
      after: { url: made.url, topics: made.topics },
    });
    return made;
  });
  return row === null ? refuse('too_many_webhooks') : done({ webhook: tellWebhook(row), secret });
}

export async function changeWebhook(
  { db, line }: WebhookParts,
  userId: number,
  { webhookId, url, topics, isOn }: Body<UpdateKey>,
): Promise<Outcome<Webhook, RefusalCode<UpdateKey>>> {
  const checked = await checkAddress(line, url);
  // Only what would be sent there has to come through: whoever is leaving may switch it off.
  if (!checked.ok && isOn) return checked;
  return db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, webhookId, userId);
    if (before === undefined) return refuse('webhook_not_found');
    if (isOn && before.offBy === 'staff') return refuse('off_by_staff');
    if (!isOn) await giveUpWaiting(trx, webhookId);
    const row = await updateWebhook(trx, webhookId, {
      url: checked.ok ? checked.value.url.href : before.url,
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
  return (await deleteWebhook(db, userId, webhookId)) ? done(null) : refuse('webhook_not_found');
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
