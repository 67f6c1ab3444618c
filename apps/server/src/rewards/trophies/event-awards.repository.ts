import type { GameId } from '@callshot/rules';
import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { NoticeAbout } from '../../platform/notice-kind.ts';
import {
  type NamedEvent,
  type NamedRow,
  namesOfEvent,
  withNames,
} from '../../play/events/event-words.ts';

type Db = Kysely<Schema>;

/** Users after one and up to another. */
export interface UserRange {
  readonly after: number;
  readonly upTo: number;
}

/** The trophies of an event that users of a range have, by user id. */
export async function findAwardsOfRange(
  db: Db,
  eventId: number,
  { after, upTo }: UserRange,
): Promise<{ readonly userIds: number[]; readonly trophyTypeIds: number[] }> {
  const rows = await db
    .selectFrom('awards')
    .select(['userId', 'trophyTypeId'])
    .where('eventId', '=', eventId)
    .where('userId', '>', after)
    .where('userId', '<=', upTo)
    .orderBy('userId')
    .execute();
  return {
    userIds: rows.map(({ userId }) => userId),
    trophyTypeIds: rows.map(({ trophyTypeId }) => trophyTypeId),
  };
}

/** Awards of some users, one list for each column. */
export interface AwardColumns {
  readonly userIds: Uint32Array;
  readonly trophyTypeIds: Uint8Array;
  readonly ranks: readonly (number | null)[];
  readonly percentiles: readonly (number | null)[];
  readonly totals: Uint32Array;
}

/** As an array is written; the driver's own way takes several times as long. */
const listed = (numbers: ArrayLike<number | null>): string =>
  `{${Array.from(numbers, (number) => number ?? 'null').join(',')}}`;

/** Gives trophies, or makes those that are there what they are to be; one of another tier is new again. */
export async function upsertAwards(
  db: Db,
  run: {
    readonly id: number;
    readonly eventId: number;
    readonly formula: number;
    readonly entrants: number;
  },
  { userIds, trophyTypeIds, ranks, percentiles, totals }: AwardColumns,
): Promise<void> {
  await sql`
    insert into awards (event_id, user_id, trophy_type_id, rank, percentile, total_score,
      entrants, formula, run_id)
    select ${run.eventId}::int, w.*, ${run.entrants}::int, ${run.formula}::int, ${run.id}::int
    from unnest(${listed(userIds)}::int[], ${listed(trophyTypeIds)}::int[],
      ${listed(ranks)}::int[], ${listed(percentiles)}::int[], ${listed(totals)}::int[])
      as w (user_id, trophy_type_id, rank, percentile, total)
    on conflict (event_id, user_id) do update set
      trophy_type_id = excluded.trophy_type_id, rank = excluded.rank,
      percentile = excluded.percentile, total_score = excluded.total_score,
      entrants = excluded.entrants, formula = excluded.formula,
      seen_at = case when awards.trophy_type_id = excluded.trophy_type_id then awards.seen_at end
    where (awards.trophy_type_id, awards.rank, awards.percentile, awards.total_score,
        awards.entrants, awards.formula)
      is distinct from (excluded.trophy_type_id, excluded.rank, excluded.percentile,
        excluded.total_score, excluded.entrants, excluded.formula)`.execute(db);
}

export async function deleteAwardsOf(
  db: Db,
  eventId: number,
  userIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('awards')
    .where('eventId', '=', eventId)
    .where('userId', '=', anyOf(userIds))
    .execute();
}

/** Number of trophies of an event by type, wood first. */
export async function countAwards(trx: Transaction<Schema>, eventId: number): Promise<number[]> {
  await sql`set local statement_timeout = '20s'`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(a.event_id)::int as count from generate_series(1, 6) as t (type)
    left join awards a on a.event_id = ${eventId}::int and a.trophy_type_id = t.type
    group by t.type order by t.type`.execute(trx);
  return rows.map(({ count }) => count);
}

/** Takes some trophies of an event away, and notes whose they were; answers how many. */
export async function takeAwards(
  db: Db,
  {
    runId,
    eventId,
    most,
  }: { readonly runId: number; readonly eventId: number; readonly most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    with gone as (
      delete from awards where event_id = ${eventId}::int and user_id in (
        select user_id from awards where event_id = ${eventId}::int
        order by user_id limit ${most}::int)
      returning user_id, trophy_type_id)
    insert into award_changes (run_id, user_id, from_type, to_type)
    select ${runId}::int, user_id, trophy_type_id, null from gone`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The event of a notice about trophies that were taken back. */
export async function findTakenBack(
  db: Db,
  noticeId: number,
): Promise<NamedEvent & { readonly reason: string }> {
  const { reason, ...row } = await db
    .selectFrom('awardRuns as r')
    .innerJoin('events as e', 'e.id', 'r.eventId')
    .select(['e.nameOverride', 'e.language', 'e.translations'])
    .select(sql<string>`coalesce(r.reason, '')`.as('reason'))
    .where('r.noticeId', '=', noticeId)
    .executeTakeFirstOrThrow();
  return { ...namesOfEvent(row), reason };
}

/** The trophies that the run of a notice took from these users. */
export const findAwardChangesOf = (db: Db, noticeId: number, userIds: readonly number[]) =>
  db
    .selectFrom('awardChanges as c')
    .innerJoin('awardRuns as r', 'r.id', 'c.runId')
    .select(['c.userId', sql<number>`c.from_type`.as('from')])
    .where('r.noticeId', '=', noticeId)
    .where('c.userId', '=', sql<number>`any (${userIds}::int[])`)
    .execute();

export async function insertAwardChanges(
  db: Db,
  runId: number,
  changes: readonly { userId: number; from: number | null; to: number | null }[],
): Promise<void> {
  await sql`
    insert into award_changes (run_id, user_id, from_type, to_type)
    select ${runId}::int, c.* from unnest(${changes.map(({ userId }) => userId)}::int[],
      ${changes.map(({ from }) => from)}::int[], ${changes.map(({ to }) => to)}::int[]) as c`.execute(
    db,
  );
}

/** Names of a few users, by id. */
export async function findUsernames(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', anyOf(userIds))
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/**
 * Users `u` who got a new or another trophy in the run of a notice. `offset 0` makes the planner
 * use an index for each user. Without it, every batch would read all trophies of the event.
 */
export const awardedBy = (about: NoticeAbout): RawBuilder<SqlBool> => sql`(
  not ${isTakenBackSince(sql`${about.id}::int`)}
  and (exists (select from awards a where a.event_id = ${about.eventId ?? 0}::int and a.user_id = u.id
      and a.run_id = (select r.id from award_runs r
        where r.notice_id = ${about.id}::int and r.kind = 'give') offset 0)
    or ${changedBy(about)}))`;

/** Users `u` whose trophies the run of a notice changed. */
export const changedBy = ({ id }: NoticeAbout): RawBuilder<SqlBool> => sql`
  exists (select from award_changes c where c.user_id = u.id
    and c.run_id = (select r.id from award_runs r
      where r.notice_id = ${id}::int and r.kind <> 'give') offset 0)`;

/** Whether a later run took the trophies of this notice back. */
const isTakenBackSince = (noticeId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`
  exists (select from award_runs r join award_runs t on t.event_id = r.event_id and t.id > r.id
    where r.notice_id = ${noticeId} and t.kind = 'take_back')`;

/** The same of a notice `o`. */
export const isTakenBack = isTakenBackSince(sql.ref('o.id'));

export async function findEventName(db: Db, eventId: number): Promise<NamedEvent> {
  const row = await db
    .selectFrom('events')
    .select(['nameOverride', 'language', 'translations'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return namesOfEvent(row);
}

/**
 * These users' trophies of the run's event, before and now. The ids ascend, so that only their
 * range is read.
 */
export async function findAwardsOfNotice(
  db: Db,
  { id, eventId }: NoticeAbout,
  userIds: readonly number[],
): Promise<
  readonly {
    readonly userId: number;
    readonly isRerun: boolean;
    readonly from: number | null;
    readonly to: number | null;
    readonly rank: number | null;
    readonly entrants: number | null;
  }[]
> {
  const [first, last] = [userIds[0] ?? 0, userIds.at(-1) ?? 0];
  const { rows } = await sql<{
    userId: number;
    isRerun: boolean;
    from: number | null;
    to: number | null;
    rank: number | null;
    entrants: number | null;
  }>`
    select u.id as user_id, r.kind = 'rerun' as is_rerun, c.from_type as "from",
      case when r.kind = 'rerun' then c.to_type else a.trophy_type_id end as "to",
      a.rank, a.entrants
    from award_runs r
    cross join unnest(${userIds}::int[]) as u (id)
    left join awards a on a.event_id = ${eventId ?? 0}::int and a.user_id = u.id
      and a.user_id between ${first}::int and ${last}::int
    left join award_changes c on c.user_id = u.id
      and c.run_id = (select id from award_runs where notice_id = ${id}::int)
      and c.user_id between ${first}::int and ${last}::int
    where r.notice_id = ${id}::int`.execute(db);
  return rows;
}

/** An event of a game that has given trophies, or is at it. */
interface AwardedRow extends NamedEvent {
  readonly eventId: number;
  readonly rewardTypeId: number;
  readonly awardedAt: number;
  /** The last run that is over. */
  readonly lastRunId: number | null;
  readonly openRunId: number | null;
  /** Its trophies are seen. */
  readonly isGiven: boolean;
}

export async function findAllAwardedEvents(db: Db, gameId: GameId): Promise<readonly AwardedRow[]> {
  const { rows } = await sql<Omit<AwardedRow, keyof NamedEvent> & NamedRow>`
    select e.id as event_id, e.name_override, e.language, e.translations, e.reward_type_id,
      (extract(epoch from coalesce(e.rewarded_at, e.ends_at)) * 1000)::float8 as awarded_at,
      r.last_run_id, r.open_run_id,
      has.awards and not coalesce(r.is_hidden, false) as is_given
    from events e
    cross join lateral (select exists (select from awards a where a.event_id = e.id) as awards) has
    left join (select event_id, max(id) filter (where finished_at is not null) as last_run_id,
        max(id) filter (where finished_at is null) as open_run_id,
        bool_or(kind <> 'rerun' and finished_at is null) as is_hidden
      from award_runs group by event_id) r on r.event_id = e.id
    where e.game_id = ${gameId}::int and (has.awards or r.open_run_id is not null)
    order by e.id`.execute(db);
  return rows.map(withNames);
}

/** A winner of an event, with the trophy that they were given. */
export interface AwardOfWinner {
  readonly userId: number;
  readonly trophyTypeId: number;
}

/** Some of the users whose trophy of an event was given for rank 1, and how many they are. */
export async function findFirsts(
  db: Db,
  eventId: number,
  most: number,
): Promise<{ readonly users: readonly AwardOfWinner[]; readonly count: number }> {
  const firsts = db.selectFrom('awards').where('eventId', '=', eventId).where('rank', '=', 1);
  const users = await firsts
    .select(['userId', 'trophyTypeId'])
    .orderBy('userId')
    .limit(most)
    .execute();
  if (users.length < most) return { users, count: users.length };
  const { count } = await firsts
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { users, count };
}

/** The place that a user's trophy of an event was given for. */
export const findPlace = (db: Db, eventId: number, userId: number) =>
  db
    .selectFrom('awards')
    .select(['totalScore', 'entrants'])
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();

/** As many rows as one statement reads; a user and a tier are eight bytes. */
const readAtOnce = 20_000;
const bytesEach = 8;

/** All trophies of an event, as one value a few thousand: a row each would cost far more. */
export async function readEventAwards(
  db: Db,
  eventId: number,
): Promise<{ readonly userIds: Uint32Array; readonly trophyTypeIds: Uint8Array }> {
  const chunks: Buffer[] = [];
  for (let after = 0; ; ) {
    const { rows } = await sql<{ bytes: Buffer | null }>`
      select string_agg(int4send(user_id) || int4send(trophy_type_id), ''::bytea order by user_id) as bytes
      from (select user_id, trophy_type_id from awards
        where event_id = ${eventId}::int and user_id > ${after}::int
        order by user_id limit ${readAtOnce}::int) a`.execute(db);
    const bytes = rows[0]?.bytes;
    if (!bytes) break;
    chunks.push(bytes);
    after = bytes.readInt32BE(bytes.length - bytesEach);
    if (bytes.length < readAtOnce * bytesEach) break;
  }
  const count = chunks.reduce((sum, { length }) => sum + length / bytesEach, 0);
  const userIds = new Uint32Array(count);
  const trophyTypeIds = new Uint8Array(count);
  let at = 0;
  for (const chunk of chunks) {
    for (let byte = 0; byte < chunk.length; byte += bytesEach, at += 1) {
      userIds[at] = chunk.readInt32BE(byte);
      trophyTypeIds[at] = chunk.readInt32BE(byte + 4);
    }
  }
  return { userIds, trophyTypeIds };
}
