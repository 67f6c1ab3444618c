import { type Kysely, sql } from 'kysely';
import { attemptAll } from '../../platform/background/attempt-all.ts';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Most that the bell lists. */
const listAtMost = 200;
/** Notifications are kept this long [rule: notifications-4]. */
const keptFor = sql`interval '90 days'`;

/**
 * True for a notice that asks for something no longer needed or possible: it ended, the picks were
 * saved, or the stage has locked or reopened. Notices that only report stay.
 */
const isPointless = sql<boolean>`o.lock_at is not null and (o.event_stage_id is null
  and o.lock_at <= clock_timestamp() or o.event_stage_id is not null and (
  exists (select from entries e where e.event_stage_id = o.event_stage_id
    and e.user_id = n.user_id and e.submitted_at >= o.created_at)
  or not exists (select from event_stages s join events v on v.id = s.event_id
    where s.id = o.event_stage_id and s.stage_index = v.stage and s.sealed_at is null
      and s.opened_at <= o.created_at and v.lock_at > clock_timestamp()
      and v.finished_at is null and v.archived_at is null)))`;

/** Not cleared, not too old and not pointless, newest first. */
export const findAllUncleared = (db: Db, userId: number) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .select(['n.id', 'o.onClickAction', 'o.createdAt', 'o.kind', 'o.title', 'o.kindValues'])
    .select(['n.html as ownHtml', 'n.ownValues'])
    .select((eb) => eb.fn.coalesce('n.html', 'o.html').as('html'))
    .where('n.userId', '=', userId)
    .where('n.readAt', 'is', null)
    .where(sql<boolean>`o.created_at > clock_timestamp() - ${keptFor}`)
    .where(sql<boolean>`not (${isPointless})`)
    .orderBy('n.id', 'desc')
    .limit(listAtMost)
    .execute();

/** False when the user has no such notification; one that is cleared already stays as it is. */
export async function clearNotification(
  db: Db,
  userId: number,
  notificationId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt: sql<Date>`coalesce(read_at, clock_timestamp())` })
    .where('id', '=', notificationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function clearAllNotifications(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute();
}

/**
 * Clears away what is older than 90 days, a few thousand rows a statement. A notice goes when the
 * last of its notifications has, by whichever process clears that away.
 */
export async function deleteOldNotifications(db: Db): Promise<void> {
  const old = await db
    .selectFrom('notices')
    .select('id')
    .where(sql<boolean>`created_at <= clock_timestamp() - ${keptFor}`)
    .orderBy('id')
    .limit(100)
    .execute();
  await attemptAll(old, async ({ id }) => {
    await deleteInBatches(db, 'notifications', sql`notice_id = ${id}::int`);
    await deleteEmptyNotice(db, id);
  });
}

async function deleteEmptyNotice(db: Db, noticeId: number): Promise<void> {
  await db
    .deleteFrom('notices')
    .where('id', '=', noticeId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('notifications').select('id').where('noticeId', '=', noticeId)),
      ),
    )
    .execute();
}

/** Cleared ones too; they are kept for 90 days. */
export const findAllNotifications = (db: Db, userId: number) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('notices as o', 'o.id', 'n.noticeId')
    .select(['n.id', 'o.createdAt', 'n.readAt'])
    .select((eb) => eb.fn.coalesce('n.html', 'o.html').as('html'))
    .where('n.userId', '=', userId)
    .orderBy('n.id', 'desc')
    .limit(10_000)
    .execute();
