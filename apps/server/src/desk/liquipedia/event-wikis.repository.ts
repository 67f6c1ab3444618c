import type { StageMapping } from '@callshot/contract';
import type { TournamentStructure } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** The events that were made from pages of a wiki, the oldest first. */
export const findEventsOfPages = (db: Db, wiki: string, pageIds: readonly number[]) =>
  db
    .selectFrom('eventWikis as w')
    .innerJoin('events as e', 'e.id', 'w.eventId')
    .select(['w.pageId', 'w.eventId'])
    .where('w.wiki', '=', wiki)
    .where('w.pageId', '=', anyOf(pageIds))
    .where('e.archivedAt', 'is', null)
    .orderBy('w.eventId')
    .execute();

/** Locks the page until the transaction ends, so that no second event is made of it meanwhile. */
export async function lockPage(trx: Db, pageId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.wikiPages}::int, ${pageId}::int)`.execute(
    trx,
  );
}

interface NewEventWiki {
  readonly eventId: number;
  readonly wiki: string;
  readonly pageId: number;
  readonly pageName: string;
  readonly mapping: StageMapping;
  /** The structure that it was drafted with; absent or null = it is not compared with later ones. */
  readonly drafted?: TournamentStructure | null;
}

/** It is looked at as soon as the sync finds it. */
export async function insertEventWiki(
  db: Db,
  { mapping, drafted = null, ...row }: NewEventWiki,
): Promise<void> {
  await db
    .insertInto('eventWikis')
    .values({
      ...row,
      mapping: JSON.stringify(mapping),
      drafted: drafted && JSON.stringify(drafted),
      nextLookAt: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

/** Participants without a place yet: they enter a later stage. */
export async function insertParticipants(
  db: Db,
  eventId: number,
  teamIds: readonly number[],
): Promise<void> {
  if (teamIds.length === 0) return;
  await db
    .insertInto('eventParticipants')
    .values(teamIds.map((teamId) => ({ eventId, teamId })))
    .execute();
}

/** They have a place now; should staff take it away, the wiki alone does not give it back. */
export async function deleteParticipants(
  db: Db,
  eventId: number,
  teamIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('eventParticipants')
    .where('eventId', '=', eventId)
    .where('teamId', '=', anyOf(teamIds))
    .execute();
}

/** Events of a wiki, with the names of their pages. */
export async function findFollowedEvents(db: Db, wiki: string) {
  const rows = await db
    .selectFrom('eventWikis as w')
    .innerJoin('events as e', 'e.id', 'w.eventId')
    .select(['w.eventId', 'w.pageId', 'w.pageName', 'w.mapping'])
    .where('w.wiki', '=', wiki)
    .where('e.archivedAt', 'is', null)
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
    .where('eventId', '=', anyOf(eventIds))
    .execute();
}

/** The page of the wiki that an event follows, and how; null = it was made by hand. */
export async function findEventWiki(db: Db, eventId: number) {
  const row = await db
    .selectFrom('eventWikis')
    .select(['wiki', 'pageId', 'pageName', 'mapping'])
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row ? { ...row, mapping: row.mapping as StageMapping } : null;
}

/** It is looked at again at once. */
export async function updateMapping(db: Db, eventId: number, mapping: StageMapping): Promise<void> {
  await db
    .updateTable('eventWikis')
    .set({ mapping: JSON.stringify(mapping), nextLookAt: sql<Date>`clock_timestamp()` })
    .where('eventId', '=', eventId)
    .execute();
}

/** Staff have entered results: what waits for them may be settled by that, which a look tells. */
export async function lookIfAsked(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable('eventWikis')
    .set({ nextLookAt: sql<Date>`clock_timestamp()` })
    .where('eventId', '=', eventId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('wikiDoubts')
          .select('id')
          .where('wikiDoubts.eventId', '=', eventId)
          .where('answeredAt', 'is', null),
      ),
    )
    .execute();
}

/** Teams are others now: the wiki is looked at again, where the event follows it. */
export async function lookSoon(db: Db, eventId: number): Promise<void> {
  await db
    .updateTable('eventWikis')
    .set({ nextLookAt: sql<Date>`clock_timestamp()` })
    .where('eventId', '=', eventId)
    .execute();
}
