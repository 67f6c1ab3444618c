import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** So long after its end a tournament is still shown. */
const shownDays = 7;
const shownAtMost = 500;

/** Tournaments with the event of each: one that stands before one that was archived, the newest first. */
const shown = (db: Db) =>
  db
    .selectFrom('calendarTournaments as t')
    .innerJoin('calendarSettings as s', 's.gameId', 't.gameId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('eventWikis as w')
          .innerJoin('events as e', 'e.id', 'w.eventId')
          .leftJoin('eventStages as g', (join) =>
            join.onRef('g.eventId', '=', 'e.id').onRef('g.stageIndex', '=', 'e.stage'),
          )
          .select(['e.id as eventId', 'e.archivedAt', 'e.finishedAt'])
          .select(
            sql<boolean>`g.sealed_at is null and e.lock_at is not null
              and case g.lock_unit when 'stage' then e.lock_at > clock_timestamp()
                else exists (select from match_locks l where l.event_stage_id = g.id
                  and l.sealed_at is null
                  and (l.lock_at is null or l.lock_at > clock_timestamp())) end`.as('isOpen'),
          )
          .whereRef('w.pageId', '=', 't.pageId')
          .whereRef('e.gameId', '=', 't.gameId')
          .orderBy(sql`e.archived_at is not null`)
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .select([
      't.gameId',
      't.pageId',
      't.title',
      't.wikiLink',
      't.tier',
      't.tierType',
      't.startsOn',
      't.endsOn',
      't.isListed',
      't.hiddenAt',
      't.draft',
      't.lookedAt',
      't.nextLookAt',
      't.failure',
      't.notMade',
      't.madeEventId',
      'e.eventId',
      'e.archivedAt',
      'e.finishedAt',
      'e.isOpen',
    ]);

export type ShownRow = Awaited<ReturnType<typeof findShown>>[number];

/** Those of the chosen tiers in the weeks ahead, and those that have an event; the nearest first. */
export const findShown = (db: Db) =>
  shown(db)
    .where(
      sql<boolean>`(e.event_id is not null and e.archived_at is null) or (t.is_listed
        and t.tier = any(s.tiers)
        and (t.starts_on is null or t.starts_on <= (clock_timestamp() at time zone 'UTC')::date + 7 * s.weeks_ahead))`,
    )
    .where(
      sql<boolean>`coalesce(t.ends_on, t.starts_on, current_date)
        >= (clock_timestamp() at time zone 'UTC')::date - ${shownDays}::int`,
    )
    .orderBy('t.startsOn', (order) => order.asc().nullsLast())
    .orderBy('t.gameId')
    .orderBy('t.pageId')
    .limit(shownAtMost)
    .execute();

export const findTournament = (db: Db, gameId: GameId, pageId: number) =>
  shown(db).where('t.gameId', '=', gameId).where('t.pageId', '=', pageId).executeTakeFirst();

/** Hides it, or brings it back: then it is looked at again. False = it was so already. */
export async function setHidden(
  trx: Db,
  gameId: GameId,
  pageId: number,
  isHidden: boolean,
): Promise<boolean> {
  const now = sql<Date>`clock_timestamp()`;
  const changed = await trx
    .updateTable('calendarTournaments')
    .set(isHidden ? { hiddenAt: now } : { hiddenAt: null, nextLookAt: now })
    .where('gameId', '=', gameId)
    .where('pageId', '=', pageId)
    .where('hiddenAt', isHidden ? 'is' : 'is not', null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
