import { type Kysely, type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Microseconds since 1970: exact, because they decide who saved last. */
const microsOf = (instant: RawBuilder<unknown>) =>
  sql<number>`(extract(epoch from ${instant}) * 1000000)::int8`;
const instantOf = (micros: number) =>
  sql`('epoch'::timestamptz + ${micros}::float8 * interval '1 microsecond')`;

export interface Save {
  readonly userId: number;
  /** In microseconds. */
  readonly savedAt: number;
}

export const findStageIds = (db: Db, eventId: number) =>
  db.selectFrom('eventStages').select('id').where('eventId', '=', eventId).execute();

/**
 * The saves of a stage after a position in their order (newest first, then by user). One text with
 * a line of user id, microseconds and username each: a row each would cost far more.
 */
export async function findSaves(
  db: Db,
  stageId: number,
  after: Save | null,
  most: number,
): Promise<string> {
  const isAfter = after
    ? sql`n.submitted_at <= ${instantOf(after.savedAt)}
        and (n.submitted_at < ${instantOf(after.savedAt)} or n.user_id > ${after.userId})`
    : sql`true`;
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(s.user_id || ' ' || ${microsOf(sql`s.submitted_at`)} || ' '
        || translate(u.username, E'\n', ' '), E'\n' order by s.submitted_at desc, s.user_id) as lines
    from (
      select n.user_id, n.submitted_at from entries n
      where n.event_stage_id = ${stageId} and ${isAfter}
      order by n.submitted_at desc, n.user_id limit ${most}
    ) s join users u on u.id = s.user_id`.execute(db);
  return rows[0]?.lines ?? '';
}

/** Users who saved a stage of the event since an instant, with their last save; all, or the first so many. */
export async function findSavesSince(db: Db, eventId: number, since: number, most?: number) {
  const { rows } = await sql<Save & { username: string }>`
    select n.user_id, ${microsOf(sql`max(n.submitted_at)`)} as saved_at, u.username
    from event_stages s
    join entries n on n.event_stage_id = s.id
    join users u on u.id = n.user_id
    where s.event_id = ${eventId} and n.submitted_at > ${instantOf(since)}
    group by n.user_id, u.username
    limit ${most ?? null}::int8`.execute(db);
  return rows;
}

/** The database's clock, in microseconds. */
export async function findNow(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select ${microsOf(sql`clock_timestamp()`)} as now`.execute(db);
  return rows[0]?.now ?? 0;
}

export const findUsernames = (db: Db, userIds: readonly number[]) =>
  db.selectFrom('users').select(['id', 'username']).where('id', '=', anyOf(userIds)).execute();
