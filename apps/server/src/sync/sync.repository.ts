import type { StageMapping } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** How an event follows its tournament; nothing where it does not. */
export async function findEventWiki(db: Db, eventId: number) {
  const row = await db
    .selectFrom('eventWikis')
    .selectAll()
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row ? { ...row, mapping: row.mapping as StageMapping } : null;
}

export type EventWiki = NonNullable<Awaited<ReturnType<typeof findEventWiki>>>;

/** Results of an event that is over are still corrected. */
const followedDaysAfterEnd = 2;

/** Events whose next look is due, those that wait longest first. */
export async function findDueEvents(db: Db) {
  const rows = await db
    .selectFrom('eventWikis as w')
    .innerJoin('events as e', 'e.id', 'w.eventId')
    .selectAll('w')
    .select('e.gameId')
    .where('w.pausedAt', 'is', null)
    .where('e.archivedAt', 'is', null)
    .where('w.nextLookAt', '<=', sql<Date>`clock_timestamp()`)
    .where(
      sql<boolean>`(e.finished_at is null
        or e.finished_at > clock_timestamp() - ${followedDaysAfterEnd}::int * interval '1 day')`,
    )
    .orderBy('w.nextLookAt')
    .orderBy('w.eventId')
    .execute();
  return rows.map((row) => ({ ...row, mapping: row.mapping as StageMapping }));
}

export type DueEvent = Awaited<ReturnType<typeof findDueEvents>>[number];

type WikiFacts = Partial<Pick<EventWiki, 'pausedAt' | 'lastLookAt' | 'nextLookAt' | 'failure'>>;

export async function updateEventWiki(db: Db, eventId: number, facts: WikiFacts): Promise<void> {
  await db.updateTable('eventWikis').set(facts).where('eventId', '=', eventId).execute();
}

/** The next look is due now, if there is anything to look at. */
export async function lookNow(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable('eventWikis')
    .set({ nextLookAt: sql<Date>`clock_timestamp()` })
    .where('eventId', '=', eventId)
    .execute();
}

const loggedAtMost = 100;

export const findLog = (db: Db, eventId: number) =>
  db
    .selectFrom('wikiLog')
    .select(['at', 'text'])
    .where('eventId', '=', eventId)
    .orderBy('id', 'desc')
    .limit(loggedAtMost)
    .execute();

/** The log keeps what people can still look at. */
export async function deleteOldLog(db: Db): Promise<void> {
  await sql`delete from wiki_log l where l.id < (
    select min(k.id) from (select id from wiki_log o where o.event_id = l.event_id
      order by id desc limit ${10 * loggedAtMost}::int) k)`.execute(db);
}
