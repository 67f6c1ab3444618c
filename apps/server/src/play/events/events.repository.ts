import { endingMs, type GameId, playedForMs } from '@callshot/rules';
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Events that a list shows, with their current stage: its name, and whether its picks are closed for good. */
const summaries = (db: Kysely<Schema>) =>
  db
    .selectFrom('events as e')
    .leftJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('matchLocks')
          .select((of) => [
            sql<boolean>`bool_or(lock_at is null or lock_at > clock_timestamp())`.as('isOpen'),
            of.fn.min('lockAt').as('nextLockAt'),
            sql<Date | null>`case when bool_and(lock_at is not null) then max(lock_at) end`.as(
              'lastLockAt',
            ),
          ])
          .whereRef('eventStageId', '=', 's.id')
          .where('sealedAt', 'is', null)
          .as('l'),
      (join) => join.onTrue(),
    )
    .selectAll('e')
    .select(sql<boolean>`s.sealed_at is not null`.as('isSealed'))
    .select(sql<boolean>`coalesce(s.lock_unit <> 'stage' and l.is_open, false)`.as('isOpenInParts'))
    .select(sql<Date | null>`l.next_lock_at`.as('nextLockAt'))
    .select(sql<Date | null>`l.last_lock_at`.as('lastLockAt'))
    .select(sql<string>`coalesce(s.name, '')`.as('stageName'))
    .where('e.archivedAt', 'is', null);

export type EventListRow = Awaited<ReturnType<typeof findAllOfGame>>[number];

/** A game holds a few hundred events in its life; lists stay bounded all the same. */
const listAtMost = 500;

export const findNext = (db: Kysely<Schema>, gameId: GameId, now: Date) =>
  summaries(db)
    .where('e.gameId', '=', gameId)
    .where('e.finishedAt', 'is', null)
    .where('e.startsAt', '>', now)
    .orderBy('e.startsAt')
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst();

export const findPrevious = (db: Kysely<Schema>, gameId: GameId) =>
  summaries(db)
    .where('e.gameId', '=', gameId)
    .where('e.finishedAt', 'is not', null)
    .orderBy('e.endsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Started or open events that are not finished: those being played first, then the nearest future lock, then the latest start. */
export const findAllCurrent = (db: Kysely<Schema>, gameId: GameId, now: Date) =>
  summaries(db)
    .where('e.gameId', '=', gameId)
    .where('e.finishedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('e.startsAt', '<=', now),
        eb.and([eb('e.lockAt', '>', now), eb('s.openedAt', 'is not', null)]),
      ]),
    )
    .orderBy(sql`e.starts_at <= ${now} and e.ends_at >= ${now}`, 'desc')
    .orderBy(
      sql`case when e.lock_at > ${now} and s.sealed_at is null then e.lock_at end`,
      (order) => order.asc().nullsLast(),
    )
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id')
    .limit(listAtMost)
    .execute();

/** Ids of the events that are not finished and that a user has an entry in. */
export async function findAllEnteredIds(
  db: Kysely<Schema>,
  gameId: GameId,
  userId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('events as e')
    .select('e.id')
    .where('e.gameId', '=', gameId)
    .where('e.finishedAt', 'is', null)
    .where('e.archivedAt', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('entries as n')
          .innerJoin('eventStages as s', 's.id', 'n.eventStageId')
          .whereRef('s.eventId', '=', 'e.id')
          .where('n.userId', '=', userId)
          .select('n.userId'),
      ),
    )
    .orderBy('e.id')
    .limit(listAtMost)
    .execute();
  return rows.map((row) => row.id);
}

export const findAllStartingWithin = (
  db: Kysely<Schema>,
  gameId: GameId,
  season: { readonly startsAt: Date; readonly endsAt: Date },
) =>
  summaries(db)
    .where('e.gameId', '=', gameId)
    .where('e.startsAt', '>=', season.startsAt)
    .where('e.startsAt', '<', season.endsAt)
    .orderBy('e.startsAt')
    .orderBy('e.id')
    .limit(listAtMost)
    .execute();

export const findAllOfGame = (db: Kysely<Schema>, gameId: GameId) =>
  summaries(db)
    .where('e.gameId', '=', gameId)
    .orderBy('e.startsAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(listAtMost)
    .execute();

/** Ids of finished events, newest last [rule: events-16]. */
export async function findAllFinishedIds(db: Kysely<Schema>, gameId: GameId): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('gameId', '=', gameId)
    .where('finishedAt', 'is not', null)
    .where('archivedAt', 'is', null)
    .orderBy('endsAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export const findAllImages = (db: Kysely<Schema>, gameId: GameId) =>
  db
    .selectFrom('events')
    .select(['id', 'imageUrl'])
    .where('gameId', '=', gameId)
    .where('archivedAt', 'is', null)
    .where('imageUrl', 'is not', null)
    .limit(listAtMost)
    .execute();

/**
 * The season containing now, else the latest that has begun, else the calendar year [rule:
 * events-13].
 */
export async function findSeason(
  db: Kysely<Schema>,
  gameId: GameId,
  now: Date,
): Promise<{ readonly startsAt: Date; readonly endsAt: Date }> {
  const season = await db
    .selectFrom('seasons')
    .select(['startsAt', 'endsAt'])
    .where('gameId', '=', gameId)
    .where('startsAt', '<=', now)
    .orderBy(sql`ends_at > ${now}`, 'desc')
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const year = now.getUTCFullYear();
  return (
    season ?? {
      startsAt: new Date(Date.UTC(year, 0, 1)),
      endsAt: new Date(Date.UTC(year + 1, 0, 1)),
    }
  );
}

/** The versions that tell whether an event is still as it was read. */
export const findVersions = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('events')
    .select(['version', 'officialVersion', 'entrantsVersion', 'matchesVersion'])
    .where('id', '=', eventId)
    .executeTakeFirst();

/** The progress of an event, for the audit log. */
export const findProgress = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('events')
    .select(['stage', 'lockAt', 'isUnlocked', 'completedAt', 'finishedAt'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();

/** Whether an event waits to be finished, its wait over or not. */
export const isFinishPending = sql<boolean>`exists (
  select from events where completed_at is not null and finished_at is null)`;

/** Events whose last result was entered long enough ago, by the database's clock. */
export async function findAllFinishDueIds(
  db: Kysely<Schema>,
  waitSeconds: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where(
      'completedAt',
      '<=',
      sql<Date>`clock_timestamp() - ${waitSeconds}::int * interval '1 second'`,
    )
    .where('finishedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Events that are neither finished nor archived, those that began last first. */
export async function findAllRunningIds(db: Kysely<Schema>): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('finishedAt', 'is', null)
    .where('archivedAt', 'is', null)
    .orderBy('startsAt', 'desc')
    .limit(listAtMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Its trophies are being given at this moment. */
export async function isBeingRewarded(db: Kysely<Schema>, eventId: number): Promise<boolean> {
  const { rows } = await sql<{ isGiving: boolean }>`
    select exists (select from award_runs
      where event_id = ${eventId}::int and finished_at is null and kind = 'give') as is_giving`.execute(
    db,
  );
  return rows[0]?.isGiving ?? false;
}

/**
 * Events that are about to end, or have ended a while ago, while a match of theirs is being played, as far as
 * results tell.
 */
export async function findAllEndingIds(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e
    where e.finished_at is null and e.archived_at is null
      and e.ends_at < clock_timestamp() + ${endingMs}::int * interval '1 millisecond'
      and e.ends_at > clock_timestamp() - ${playedForMs}::int * interval '1 millisecond'
      and exists (select from event_stages s join official_picks o on o.event_stage_id = s.id
        where s.event_id = e.id and o.outcome = 'played' and o.winner_team_id is null
          and o.match_starts_at <= clock_timestamp()
          and o.match_starts_at > clock_timestamp() - ${playedForMs}::int * interval '1 millisecond')
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertEvent(
  db: Kysely<Schema>,
  event: Insertable<Schema['events']>,
): Promise<number> {
  const { id } = await db
    .insertInto('events')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type EventFacts = Updateable<Schema['events']>;

/** Writes facts under a new version; without any, the version alone grows. */
export async function updateEventRow(
  trx: Transaction<Schema>,
  eventId: number,
  facts: EventFacts,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ ...facts, version: sql`version + 1` })
    .where('id', '=', eventId)
    .execute();
}

/** Known matches have a new version. */
export async function updateMatchesVersion(
  trx: Transaction<Schema>,
  eventId: number,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ matchesVersion: sql`matches_version + 1` })
    .where('id', '=', eventId)
    .execute();
}

/** Official results are of a new version. */
export async function updateOfficialVersion(
  trx: Transaction<Schema>,
  eventId: number,
): Promise<void> {
  await trx
    .updateTable('events')
    .set({ officialVersion: sql`official_version + 1` })
    .where('id', '=', eventId)
    .execute();
}
