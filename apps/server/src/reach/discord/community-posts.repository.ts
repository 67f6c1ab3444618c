import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import {
  claimFrom,
  isAnyDue,
  type OnceTable,
  onceTable,
} from '../../platform/outbox/outbox.repository.ts';
import type { CommunityWebhook } from './community-webhook.repository.ts';

type Db = Kysely<Schema>;

export const postsTable: OnceTable = onceTable({
  name: 'communityPosts',
  key: 'noticeId',
  own: sql`true`,
  order: sql`not_before, notice_id`,
  dueFrom: sql`not_before`,
});

/** Whether a post waits, or a notice has none yet. */
export const isPostDue = sql<boolean>`(${isAnyDue(postsTable)} or exists (
    select from community_webhooks w
      join notices o on o.kind = any (w.kinds) and o.created_at >= w.posts_since
    where o.sent_until > clock_timestamp()
      and not exists (select from community_posts p where p.notice_id = o.id)))`;

/** Claims the next post, after making one of the next notice that has none. */
export async function claimPost(
  db: Db,
  { kinds, postsSince }: CommunityWebhook,
  now: Date,
): Promise<number[]> {
  await sql`
    insert into community_posts (notice_id, not_before)
    select o.id, ${now}::timestamptz from notices o
    where o.sent_until > ${now}::timestamptz and o.created_at >= ${postsSince}::timestamptz
      and o.kind = any (${[...kinds]}::text[])
      and not exists (select from community_posts p where p.notice_id = o.id)
    order by o.sent_until, o.id limit 1
    on conflict do nothing`.execute(db);
  return claimFrom(db, postsTable, { most: 1, now });
}

/** The content of posts, without what is too old to post or of a kind that is switched off. */
export const findPosts = (
  db: Db,
  noticeIds: readonly number[],
  kinds: readonly string[],
  now: Date,
) =>
  db
    .selectFrom('notices as o')
    .innerJoin('communityPosts as p', 'p.noticeId', 'o.id')
    .leftJoin('events as e', 'e.id', 'o.eventId')
    .leftJoin('eventStages as s', 's.id', 'o.eventStageId')
    .select(['o.id', 'o.kind', 'o.title', 'o.html', 'o.url', 'p.tries'])
    .select(['e.nameOverride', 'e.language', 'e.translations', 's.name as stageName', 'e.lockAt'])
    .where('o.id', '=', anyOf(noticeIds))
    .where('o.kind', '=', anyOf(kinds))
    .where('o.sentUntil', '>', now)
    .where('e.archivedAt', 'is', null)
    // A lock that was moved nearer is over although the notice still counts on it.
    .where((eb) =>
      eb.or([
        eb('o.lockAt', 'is', null),
        eb.and([eb('e.lockAt', '>', now), eb('s.sealedAt', 'is', null)]),
      ]),
    )
    .execute();

export type Post = Awaited<ReturnType<typeof findPosts>>[number];

/** Without a webhook there is nothing to post to. */
export async function dropWaitingPosts(trx: Db): Promise<void> {
  await trx
    .updateTable('communityPosts')
    .set({ outcome: 'skipped' })
    .where('claimedAt', 'is', null)
    .where('outcome', 'is', null)
    .execute();
}
