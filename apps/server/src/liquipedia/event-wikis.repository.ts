import type { StageMapping } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The events that were made from pages of a wiki, the oldest first. */
export const findEventsOfPages = (db: Db, wiki: string, pageIds: readonly number[]) =>
  db
    .selectFrom('eventWikis as w')
    .innerJoin('events as e', 'e.id', 'w.eventId')
    .select(['w.pageId', 'w.eventId'])
    .where('w.wiki', '=', wiki)
    .where('w.pageId', 'in', [0, ...pageIds])
    .where('e.archivedAt', 'is', null)
    .orderBy('w.eventId')
    .execute();

/** Events of a wiki that are still followed, with the names of their pages. */
export async function findFollowedEvents(db: Db, wiki: string) {
  const rows = await db
    .selectFrom('eventWikis as w')
    .innerJoin('events as e', 'e.id', 'w.eventId')
    .select(['w.eventId', 'w.pageId', 'w.pageName', 'w.mapping'])
    .where('w.wiki', '=', wiki)
    .where('e.archivedAt', 'is', null)
    .where('e.finishedAt', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, mapping: row.mapping as StageMapping }));
}

/**
 * Their pages were changed: they are looked at again, but not sooner than so long after the last time,
 * however often it is said.
 */
export async function callForLook(
  db: Db,
  eventIds: readonly number[],
  gapSeconds: number,
): Promise<void> {
  if (eventIds.length === 0) return;
  const soon = sql<Date>`greatest(clock_timestamp(),
    last_look_at + ${gapSeconds}::float8 * interval '1 second')`;
  await db
    .updateTable('eventWikis')
    .set({
      webhookAt: sql<Date>`clock_timestamp()`,
      nextLookAt: sql<Date>`least(next_look_at, ${soon})`,
    })
    .where('eventId', 'in', eventIds)
    .execute();
}
