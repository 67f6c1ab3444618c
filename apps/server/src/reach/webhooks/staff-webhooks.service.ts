import { type Answer, type Body, type RefusalCode, webhookPageSize } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { serverOf } from './check-address.ts';
import { giveUpWaiting } from './deliveries.repository.ts';
import { tellWebhook } from './own-webhooks.service.ts';
import {
  deleteWebhook,
  findAllOf,
  findAllWebhooks,
  findOwner,
  lockWebhooks,
  updateWebhook,
} from './webhooks.repository.ts';

type Db = Kysely<Schema>;
type SwitchKey = 'POST /api/webhook/switch';

export async function listAllWebhooks(
  db: Db,
  before: number | null,
): Promise<Answer<'GET /api/webhook/all'>> {
  const found = await findAllWebhooks(db, before, webhookPageSize + 1);
  const page = found.slice(0, webhookPageSize);
  return {
    rows: page.map((row) => ({
      ...tellWebhook(row),
      userId: row.userId,
      username: publicUsername({ id: row.userId, username: row.username }),
      waiting: row.waiting ?? 0,
      isDeleted: row.deletedAt !== null,
    })),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Applies to all of the owner's webhooks at that server [rule: api-17]. A webhook that staff allow
 * again stays off until its owner switches it on. If the owner has deleted it, its row goes.
 */
export async function switchWebhook(
  db: Db,
  actorUserId: number,
  { webhookId, isOff, reason }: Body<SwitchKey>,
): Promise<Outcome<null, RefusalCode<SwitchKey>>> {
  if (reason === '') return refuse('reason_required');
  return db.transaction().execute(async (trx) => {
    const userId = await findOwner(trx, webhookId);
    if (userId === null) return refuse('webhook_not_found');
    await lockWebhooks(trx, userId);
    const all = await findAllOf(trx, userId);
    const webhook = all.find(({ id }) => id === webhookId);
    if (!webhook) return refuse('webhook_not_found');
    if ((webhook.offBy === 'staff') === isOff) return done(null);
    const server = serverOf(webhook.url);
    for (const each of all) {
      if (serverOf(each.url) !== server || (each.offBy === 'staff') === isOff) continue;
      if (isOff) await giveUpWaiting(trx, each.id);
      if (each.deletedAt !== null) await deleteWebhook(trx, each.id);
      else await updateWebhook(trx, each.id, { offBy: isOff ? 'staff' : 'owner' });
    }
    await insertAudit(trx, {
      actorUserId,
      action: isOff ? 'webhook.switched_off' : 'webhook.allowed',
      subjectType: 'user',
      subjectId: userId,
      after: { url: webhook.url },
      reason,
    });
    return done(null);
  });
}
