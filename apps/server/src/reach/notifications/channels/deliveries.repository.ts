import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { messageLanguage } from '../../../account/accounts/users/user-language.repository.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { changeInBatches } from '../../../platform/database/in-batches.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { NoticeKind } from '../../../platform/notice-kind.ts';
import { type OnceTable, onceTable } from '../../../platform/outbox/outbox.repository.ts';
import type { Channel } from '../preferences/preferences.repository.ts';

type Db = Kysely<Schema>;

/** Those that expire soonest go first; one that is late is due, too, and then not wanted. */
export const deliveriesOf = (channel: Channel): OnceTable =>
  onceTable({
    name: 'deliveries',
    key: 'notificationId',
    own: sql`channel = ${channel}`,
    order: sql`sent_until, notification_id`,
    dueFrom: sql`least(not_before, sent_until)`,
  });

const countedAtMost = 10_000;

/** Counts messages that were tried and not taken; at most 10,000. */
export async function countRetries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from deliveries where claimed_at is null and tries > 0
      limit ${countedAtMost}::int) as d`.execute(db);
  return rows[0]?.count ?? 0;
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
    .leftJoin('userPreferences as w', 'w.userId', 'n.userId')
    .leftJoin('externalLogins as l', (join) =>
      join.onRef('l.userId', '=', 'n.userId').on('l.provider', '=', 'discord'),
    )
    .select(['n.id', 'n.userId', 'n.noticeId', 'o.kind', 'o.title', 'o.url', 'o.sentUntil'])
    .select(['u.email as address', 'd.tries', 'd.notBefore'])
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
    .select(['o.kindValues', 'n.html as ownHtml', 'n.ownValues'])
    .select(messageLanguage.as('language'))
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

/** Drops, in bulk, what is too old to send: after an outage there may be very many. Returns their number. */
export const skipLate = (db: Db, channel: Channel, now: Date): Promise<number> =>
  changeInBatches(db, 'deliveries', {
    condition: sql`channel = ${channel} and claimed_at is null and sent_until <= ${now}`,
    change: sql`update deliveries set claimed_at = ${now}, outcome = 'skipped'`,
  });

/** The push of a notification of one's own. */
export const findOwnPush = (db: Db, userId: number, notificationId: number) =>
  db
    .selectFrom('deliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notificationId')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .select(['o.kind', 'o.sentUntil', 'd.outcome', 'd.notBefore'])
    .where('n.id', '=', notificationId)
    .where('n.userId', '=', userId)
    .where('d.channel', '=', 'push')
    .executeTakeFirst();

/** It goes out once more then. Only what went out at once may, so that each is put off once at most. */
export async function sendPushAgain(db: Db, notificationId: number, at: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ claimedAt: null, outcome: null, notBefore: at, tries: 0 })
    .where('notificationId', '=', notificationId)
    .where('channel', '=', 'push')
    .where('outcome', '=', 'sent')
    .where('notBefore', 'is', null)
    .execute();
}

/** The push service knows the browser no more. */
export async function deleteSubscription(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('endpoint', '=', endpoint).execute();
}
