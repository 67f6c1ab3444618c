import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export interface CommunityWebhook {
  readonly webhookId: string;
  readonly token: string;
  readonly kinds: readonly string[];
  readonly postsSince: Date;
  readonly changedAt: Date;
}

export const findWebhook = (db: Db): Promise<CommunityWebhook | undefined> =>
  db
    .selectFrom('communityWebhooks')
    .select(['webhookId', 'token', 'kinds', 'postsSince', 'changedAt'])
    .executeTakeFirst();

/** Locks the webhook until the transaction ends. */
export async function lockWebhook(trx: Db): Promise<CommunityWebhook | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('community-webhook', 0))`.execute(trx);
  return findWebhook(trx);
}

export async function upsertWebhook(
  trx: Db,
  webhook: Omit<CommunityWebhook, 'postsSince' | 'changedAt'>,
  startsAnew: boolean,
): Promise<void> {
  const { webhookId, token, kinds } = webhook;
  const now = sql<Date>`clock_timestamp()`;
  const values = { webhookId, token, kinds: [...kinds], changedAt: now };
  await trx
    .insertInto('communityWebhooks')
    .values({ ...values, postsSince: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...values, ...(startsAnew && { postsSince: now }) }),
    )
    .execute();
}

export async function deleteWebhook(trx: Db): Promise<void> {
  await trx.deleteFrom('communityWebhooks').execute();
}

export const findWebhookProblem = (db: Db) =>
  db
    .selectFrom('discordWays')
    .select(['problem', 'problemSince'])
    .where('way', '=', 'webhook')
    .executeTakeFirst();

/** Counts the posts of the last day. */
export async function countPosts(db: Db): Promise<{ posted: number; failed: number }> {
  return db
    .selectFrom('communityPosts')
    .select([
      sql<number>`count(*) filter (where outcome = 'sent')::int`.as('posted'),
      sql<number>`count(*) filter (where outcome = 'failed')::int`.as('failed'),
    ])
    .where(sql<boolean>`claimed_at > clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
}
