import type { StageMapping } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The tournament that an event follows; undefined = none. */
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

/** Looks go on at tournament `w` of event `e`. */
export const isFollowed = sql<boolean>`w.paused_at is null and e.archived_at is null
  and (e.finished_at is null
    or e.finished_at > clock_timestamp() - ${followedDaysAfterEnd}::int * interval '1 day')`;

export const isLookDue = sql<boolean>`exists (
  select from event_wikis w join events e on e.id = w.event_id
  where w.next_look_at <= clock_timestamp() and ${isFollowed})`;

/** Events whose next look is due, those that wait longest first. */
export async function findDueEvents(db: Db) {
  const rows = await db
    .selectFrom('eventWikis as w')
    .innerJoin('events as e', 'e.id', 'w.eventId')
    .selectAll('w')
    .select(['e.gameId', 'e.stage', 'e.lockAt'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .where('w.nextLookAt', '<=', sql<Date>`clock_timestamp()`)
    .where(isFollowed)
    .orderBy('w.nextLookAt')
    .orderBy('w.eventId')
    .execute();
  return rows.map((row) => ({ ...row, mapping: row.mapping as StageMapping }));
}

export type DueEvent = Awaited<ReturnType<typeof findDueEvents>>[number];

type WikiFacts = Partial<
  Pick<
    EventWiki,
    'pausedAt' | 'lastLookAt' | 'nextLookAt' | 'failure' | 'comparedAt' | 'comparedDigest'
  >
>;

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

export interface WikiState {
  readonly doubtsWaiting: number;
  readonly silentSeconds: number;
}

/**
 * Open doubts of followed events, and the longest wait for the wiki in seconds. An event waits while
 * a look is due or failed; its wait began with the last answer.
 */
export async function findWikiState(db: Db): Promise<WikiState> {
  const { rows } = await sql<WikiState>`
    select
      (select count(*) from wiki_doubts d join event_wikis w using (event_id)
        join events e on e.id = d.event_id
        where d.answered_at is null and ${isFollowed}) as doubts_waiting,
      coalesce((select max(extract(epoch from
          clock_timestamp() - coalesce(w.last_look_at, w.created_at)))::float8
        from event_wikis w join events e on e.id = w.event_id
        where ${isFollowed} and (w.failure is not null or w.next_look_at <= clock_timestamp())),
        0) as silent_seconds`.execute(db);
  return rows[0] ?? { doubtsWaiting: 0, silentSeconds: 0 };
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

const keptAtMost = 10 * loggedAtMost;
const eventsAtOnce = 500;

/** The log keeps what people can still look at. */
export async function deleteOldLog(db: Db): Promise<void> {
  let after = 0;
  for (;;) {
    const logs = await findOldestKept(db, after);
    for (const { eventId, keptFrom } of logs) {
      if (keptFrom === null) continue;
      await deleteInBatches(
        db,
        'wikiLog',
        sql`event_id = ${eventId}::int and id < ${keptFrom}::int8`,
      );
    }
    const last = logs.at(-1);
    if (last === undefined || logs.length < eventsAtOnce) return;
    after = last.eventId;
  }
}

/** The oldest line that is kept of each event's log; null = the log is short. */
async function findOldestKept(
  db: Db,
  after: number,
): Promise<readonly { readonly eventId: number; readonly keptFrom: number | null }[]> {
  const { rows } = await sql<{ eventId: number; keptFrom: number | null }>`
    select e.id as event_id, (
      select l.id from wiki_log l where l.event_id = e.id
      order by l.id desc offset ${keptAtMost - 1}::int limit 1) as kept_from
    from events e where e.id > ${after}::int order by e.id limit ${eventsAtOnce}::int`.execute(db);
  return rows;
}
