import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { NoticeKind } from '../../../platform/notice-kind.ts';
import type { Channel } from '../preferences/preferences.repository.ts';

type Db = Kysely<Schema>;

export type Outcome = NonNullable<Schema['deliveries']['outcome']>;

/** Whether a delivery can be claimed, or is too old to send. */
export const isDeliveryDue = (channel: Channel) => sql<boolean>`exists (
  select from deliveries where channel = ${channel} and claimed_at is null
    and (not_before is null or least(not_before, sent_until) <= clock_timestamp()))`;

/** Claims the next deliveries; one is claimed again only after it was released. */
export async function claimDeliveries(
  db: Db,
  channel: Channel,
  now: Date,
  most: number,
): Promise<number[]> {
  const rows = await db
    .updateTable('deliveries')
    .set({ claimedAt: now })
    .where('channel', '=', channel)
    .where('notificationId', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('notificationId')
        .where('channel', '=', channel)
        .where('claimedAt', 'is', null)
        .where((where) => where.or([where('notBefore', 'is', null), where('notBefore', '<=', now)]))
        .orderBy('sentUntil')
        .orderBy('notificationId')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning('notificationId')
    .execute();
  return rows.map((row) => row.notificationId);
}

/**
 * The messages to send for these deliveries: to users who still want them, while they are news;
 * reminders only to users who have saved nothing meanwhile.
 */
export const findAllToSend = (
  db: Db,
  channel: Channel,
  notificationIds: readonly number[],
  { now, kinds }: { readonly now: Date; readonly kinds: readonly MootKind[] },
) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .innerJoin('users as u', 'u.id', 'n.userId')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.notificationId', '=', 'n.id').on('d.channel', '=', channel),
    )
    .leftJoin('notificationPreferences as p', 'p.userId', 'n.userId')
    .leftJoin('externalLogins as l', (join) =>
      join.onRef('l.userId', '=', 'n.userId').on('l.provider', '=', 'discord'),
    )
    .select(['n.id', 'n.userId', 'n.noticeId', 'o.kind', 'o.title', 'o.url', 'o.sentUntil'])
    .select(['u.email as address', 'd.tries'])
    .select(['l.subject as discordAccountId', 'l.messageChannel as discordChannelId'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('pushSubscriptions as s')
          .select(['s.endpoint', 's.p256dh', 's.auth'])
          .whereRef('s.userId', '=', 'n.userId'),
      ).as('subscriptions'),
    )
    .select((eb) => eb.fn.coalesce('n.html', 'o.html').as('html'))
    .where('n.id', '=', anyOf(notificationIds))
    .where('o.sentUntil', '>', now)
    .where('u.disabledAt', 'is', null)
    .where('u.deletedAt', 'is', null)
    .where(choiceOf[channel], '=', true)
    .$if(channel === 'email', (query) => query.where('u.emailVerifiedAt', 'is not', null))
    .where(sql<boolean>`not (${isMoot(kinds)})`)
    .execute();

/** The column that holds the user's choice. */
const choiceOf = { email: 'p.email', push: 'p.push', discord: 'l.isMessaged' } as const;

type MootKind = Pick<NoticeKind<never>, 'name' | 'isMoot'>;

const isMoot = (kinds: readonly MootKind[]) =>
  kinds.reduce(
    (moot, { name, isMoot: ofKind }) =>
      ofKind ? sql<boolean>`${moot} or (o.kind = ${name} and ${ofKind})` : moot,
    sql<boolean>`false`,
  );

export type ToSend = Awaited<ReturnType<typeof findAllToSend>>[number];

export async function updateOutcomes(
  db: Db,
  channel: Channel,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<void> {
  if (outcomes.size === 0) return;
  await sql`update deliveries d set outcome = t.outcome
    from unnest(${[...outcomes.keys()]}::bigint[], ${[...outcomes.values()]}::text[])
      as t (notification_id, outcome)
    where d.notification_id = t.notification_id and d.channel = ${channel}`.execute(db);
}

/** They can be claimed again from then on. */
export async function releaseDeliveries(
  db: Db,
  channel: Channel,
  released: ReadonlyMap<number, { readonly notBefore: Date; readonly isTried: boolean }>,
): Promise<void> {
  if (released.size === 0) return;
  const all = [...released.values()];
  await sql`update deliveries d
    set claimed_at = null, not_before = t.not_before, tries = tries + t.tried
    from unnest(${[...released.keys()]}::bigint[], ${all.map(({ notBefore }) => notBefore)}::timestamptz[],
      ${all.map(({ isTried }) => Number(isTried))}::int[]) as t (notification_id, not_before, tried)
    where d.notification_id = t.notification_id and d.channel = ${channel}
      and d.outcome is null`.execute(db);
}

/** Drops deliveries that are too old to send. Returns their number. */
export async function skipLate(db: Db, channel: Channel, now: Date, most: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ claimedAt: now, outcome: 'skipped' })
    .where('channel', '=', channel)
    .where('notificationId', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('notificationId')
        .where('channel', '=', channel)
        .where('claimedAt', 'is', null)
        .where('sentUntil', '<=', now)
        .orderBy('sentUntil')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The push service knows the browser no more. */
export async function deleteSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();
}
