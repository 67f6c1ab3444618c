import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { CommunityWebhook } from './community-webhook.repository.ts';

type Db = Kysely<Schema>;

export type PostOutcome = NonNullable<Schema['communityPosts']['outcome']>;

/** Whether a post was given back and is due, or a notice has none yet. */
export const isPostDue = sql<boolean>`(exists (
    select from community_posts
    where claimed_at is null and outcome is null and not_before <= clock_timestamp())
  or exists (
    select from community_webhooks w
      join notices o on o.kind = any (w.kinds) and o.created_at >= w.posts_since
    where o.sent_until > clock_timestamp()
      and not exists (select from community_posts p where p.notice_id = o.id)))`;

/** Claims the next post: one that was given back, or an unclaimed notice. */
export async function claimPost(
  db: Db,
  { kinds, postsSince }: CommunityWebhook,
  now: Date,
): Promise<number | null> {
  const again = await sql<{ noticeId: number }>`
    update community_posts set claimed_at = ${now} where notice_id = (
      select notice_id from community_posts
      where claimed_at is null and outcome is null and not_before <= ${now}
      order by not_before, notice_id limit 1 for update skip locked)
    returning notice_id`.execute(db);
  if (again.rows[0]) return again.rows[0].noticeId;
  const first = await sql<{ noticeId: number }>`
    insert into community_posts (notice_id, claimed_at)
    select o.id, ${now}::timestamptz from notices o
    where o.sent_until > ${now}::timestamptz and o.created_at >= ${postsSince}::timestamptz
      and o.kind = any (${[...kinds]}::text[])
      and not exists (select from community_posts p where p.notice_id = o.id)
    order by o.sent_until, o.id limit 1
    on conflict do nothing
    returning notice_id`.execute(db);
  return first.rows[0]?.noticeId ?? null;
}

/** The content of a post; undefined = too old to post, or its kind is switched off. */
export const findPost = (db: Db, noticeId: number, kinds: readonly string[], now: Date) =>
  db
    .selectFrom('notices as o')
    .innerJoin('communityPosts as p', 'p.noticeId', 'o.id')
    .leftJoin('events as e', 'e.id', 'o.eventId')
    .leftJoin('eventStages as s', 's.id', 'o.eventStageId')
    .select(['o.id', 'o.kind', 'o.title', 'o.html', 'o.url', 'p.tries'])
    .select(['e.nameOverride as eventName', 's.name as stageName', 'e.lockAt'])
    .where('o.id', '=', noticeId)
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
    .executeTakeFirst();

export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

export async function settlePost(db: Db, noticeId: number, outcome: PostOutcome): Promise<void> {
  await db
    .updateTable('communityPosts')
    .set({ outcome })
    .where('noticeId', '=', noticeId)
    .execute();
}

/** It can be claimed again from then on. */
export async function releasePost(
  db: Db,
  noticeId: number,
  { notBefore, isTried }: { readonly notBefore: Date; readonly isTried: boolean },
): Promise<void> {
  await db
    .updateTable('communityPosts')
    .set((eb) => ({ claimedAt: null, notBefore, tries: eb('tries', '+', isTried ? 1 : 0) }))
    .where('noticeId', '=', noticeId)
    .execute();
}

/** Without a webhook there is nothing to post to. */
export async function dropWaitingPosts(trx: Db): Promise<void> {
  await trx
    .updateTable('communityPosts')
    .set({ outcome: 'skipped' })
    .where('claimedAt', 'is', null)
    .where('outcome', 'is', null)
    .execute();
}
