import type { Answer, Body, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { DiscordApi } from '../../platform/discord/discord-api.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { clearWay } from '../notifications/channels/discord-ways.repository.ts';
import { dropWaitingPosts } from './community-posts.repository.ts';
import { kindsOfTopics, topicsOfKinds } from './community-topics.ts';
import {
  type CommunityWebhook,
  countPosts,
  deleteWebhook,
  findWebhook,
  findWebhookProblem,
  lockWebhook,
  upsertWebhook,
} from './community-webhook.repository.ts';
import { isGone, noteWay } from './post-to-community.service.ts';
import { testPost } from './post-words.ts';
import { endOf, readWebhookAddress } from './webhook-address.ts';

type Db = Kysely<Schema>;
type Shown = NonNullable<Answer<'GET /api/discord/webhook'>>;
type TestAnswer = Answer<'POST /api/discord/test'>;

/** Everything about it but its address. */
export async function readWebhook(db: Db): Promise<Shown | null> {
  const webhook = await findWebhook(db);
  return webhook ? shownOf(db, webhook) : null;
}

async function shownOf(db: Db, { webhookId, kinds, changedAt }: CommunityWebhook): Promise<Shown> {
  const found = await findWebhookProblem(db);
  const { problem: what = null, problemSince: since = null } = found ?? {};
  return {
    endsWith: endOf(webhookId),
    topics: topicsOfKinds(kinds),
    changedAt: changedAt.toISOString(),
    ...(await countPosts(db)),
    problem:
      (what === 'gone' || what === 'outage') && since !== null
        ? { what, since: since.toISOString() }
        : null,
  };
}

type ChangeOutcome = Outcome<Shown, RefusalCode<'POST /api/discord/webhook'>>;

/** Sets the address, or keeps it, and what is posted there: from now on, nothing that was said before. */
export async function changeWebhook(
  db: Db,
  actorUserId: number,
  { address: written, topics }: Body<'POST /api/discord/webhook'>,
): Promise<ChangeOutcome> {
  const address = written === null ? null : readWebhookAddress(written);
  if (written !== null && address === null) return refuse('webhook_invalid');
  const refusal = await db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx);
    const kept = address ?? before;
    if (!kept) return refuse('webhook_missing');
    const kinds = kindsOfTopics(topics);
    const isAnother = before === undefined || before.token !== kept.token;
    const hasMore = kinds.some((kind) => !before?.kinds.includes(kind));
    const { webhookId, token } = kept;
    await upsertWebhook(trx, { webhookId, token, kinds }, isAnother || hasMore);
    if (isAnother) await clearWay(trx, 'webhook');
    await auditChange(trx, actorUserId, before ?? null, { webhookId, kinds });
    return null;
  });
  if (refusal !== null) return refusal;
  const webhook = await readWebhook(db);
  return webhook === null ? refuse('webhook_missing') : done(webhook);
}

export async function removeWebhook(db: Db, actorUserId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx);
    if (!before) return;
    await deleteWebhook(trx);
    await dropWaitingPosts(trx);
    await clearWay(trx, 'webhook');
    await auditChange(trx, actorUserId, before, null);
  });
}

type Named = Pick<CommunityWebhook, 'webhookId' | 'kinds'>;

/** The audit log never names the address. */
const auditChange = (trx: Db, actorUserId: number, before: Named | null, after: Named | null) =>
  insertAudit(trx, {
    actorUserId,
    action: after === null ? 'discord.webhook-removed' : 'discord.webhook-changed',
    subjectType: 'webhook',
    subjectId: 1,
    ...(before && { before: toldOf(before) }),
    ...(after && { after: toldOf(after) }),
  });

const toldOf = ({ webhookId, kinds }: Named) => ({
  endsWith: endOf(webhookId),
  topics: topicsOfKinds(kinds),
});

interface TestParts {
  readonly db: Db;
  readonly discord: DiscordApi;
  readonly publicUrl: string;
}

/** Posts a test message, also while the way rests: somebody is asking whether it works again. */
export async function postTest({
  db,
  discord,
  publicUrl,
}: TestParts): Promise<Outcome<TestAnswer, 'webhook_missing'>> {
  const webhook = await findWebhook(db);
  if (!webhook) return refuse('webhook_missing');
  const answer = await discord.post(webhook, testPost(publicUrl));
  await noteWay(db, answer);
  if (answer.kind === 'taken') return done({ outcome: 'posted' });
  if (answer.kind === 'limited') return done({ outcome: 'limited' });
  if (answer.kind !== 'refused') return done({ outcome: 'outage' });
  return done({ outcome: isGone(answer) ? 'gone' : 'refused' });
}
