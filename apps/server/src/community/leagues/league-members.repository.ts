import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export async function isMemberOf(db: Db, leagueId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('leagueMembers')
    .select('id')
    .where('leagueId', '=', leagueId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMember(db: Db, leagueId: number, userId: number): Promise<void> {
  await db.insertInto('leagueMembers').values({ leagueId, userId }).execute();
}

/** False = the user was not in it. */
export async function deleteMember(db: Db, leagueId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leagueMembers')
    .where('leagueId', '=', leagueId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The longest standing first. */
export const findMembersPage = (db: Db, leagueId: number, from: number, most: number) =>
  db
    .selectFrom('leagueMembers')
    .select(['userId', 'joinedAt'])
    .where('leagueId', '=', leagueId)
    .orderBy('joinedAt')
    .orderBy('id')
    .offset(from)
    .limit(most)
    .execute();

/** All of a league in the order of their ids, with the version that they stand for. */
export async function findMemberIds(
  db: Db,
  leagueId: number,
): Promise<{ readonly userIds: number[]; readonly version: number } | null> {
  const { rows } = await sql<{ userIds: number[]; version: number }>`
    select members_version as version, coalesce((
      select array_agg(user_id order by user_id) from league_members where league_id = l.id
    ), '{}') as user_ids
    from leagues l where id = ${leagueId}::int and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function findMembersVersion(db: Db, leagueId: number): Promise<number | null> {
  const row = await db
    .selectFrom('leagues')
    .select('membersVersion')
    .where('id', '=', leagueId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.membersVersion ?? null;
}

/** Leagues that count towards the user's limit [rule: leagues-8]. */
export async function countLeaguesOf(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('leagueMembers as m')
    .innerJoin('leagues as l', 'l.id', 'm.leagueId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('m.userId', '=', userId)
    .where('l.deletedAt', 'is', null)
    .where('l.isAnalystLeague', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** The member who would inherit the league: the longest-standing one. */
export async function findHeir(
  db: Db,
  leagueId: number,
  exceptUserId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('leagueMembers')
    .select('userId')
    .where('leagueId', '=', leagueId)
    .where('userId', '<>', exceptUserId)
    .orderBy('joinedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/**
 * Locks every league that the user is in or created, deleted ones included, until the transaction
 * ends. One order for all callers avoids deadlocks. The user cannot become the creator of another
 * league meanwhile.
 */
export const lockLeaguesOf = (trx: Db, userId: number) =>
  trx
    .selectFrom('leagues')
    .select('id')
    .where((where) =>
      where.or([
        where('createdBy', '=', userId),
        where('id', 'in', (eb) =>
          eb.selectFrom('leagueMembers').select('leagueId').where('userId', '=', userId),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const findAllCreatedBy = (trx: Db, userId: number) =>
  trx
    .selectFrom('leagues')
    .select(['id', 'name', 'isAnalystLeague'])
    .where('createdBy', '=', userId)
    .orderBy('id')
    .execute();

/** Which leagues a user is in, for the export of the account. */
export const findMembershipsOf = (db: Db, userId: number) =>
  db
    .selectFrom('leagueMembers as m')
    .innerJoin('leagues as l', 'l.id', 'm.leagueId')
    .select(['l.id as leagueId', 'l.name', 'm.joinedAt'])
    .where('m.userId', '=', userId)
    .orderBy('m.id')
    .execute();
