import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { NoticeAbout } from '../../platform/notice-kind.ts';
import type { LeagueRow } from '../leagues/leagues.repository.ts';

type Db = Kysely<Schema>;

/** A league, and whether the viewer is in it. */
export interface ListedRow extends LeagueRow {
  readonly isMember: boolean;
}

/** Leagues `l` as this viewer sees them. */
const rowsFor = (db: Db, userId: number | null) =>
  db
    .selectFrom('leagues as l')
    .innerJoin('users as u', 'u.id', 'l.createdBy')
    .selectAll('l')
    .select('u.username as creatorName')
    .select(
      sql<boolean>`exists (select from league_members m
        where m.league_id = l.id and m.user_id = ${userId ?? 0}::int)`.as('isMember'),
    )
    .where('l.deletedAt', 'is', null);

type Rows = ReturnType<typeof rowsFor>;

/** Those that everybody finds. */
const found = (rows: Rows): Rows =>
  rows.where(sql<boolean>`not l.is_hidden and not l.is_analyst_league`);

export const findNewest = (db: Db, userId: number | null, most: number): Promise<ListedRow[]> =>
  found(rowsFor(db, userId)).orderBy('l.id', 'desc').limit(most).execute();

export const findPopular = (db: Db, userId: number | null, most: number): Promise<ListedRow[]> =>
  found(rowsFor(db, userId)).orderBy('l.memberCount', 'desc').orderBy('l.id').limit(most).execute();

/** In any order. */
export const findFound = (
  db: Db,
  userId: number | null,
  ids: readonly number[],
): Promise<ListedRow[]> => found(rowsFor(db, userId)).where('l.id', '=', anyOf(ids)).execute();

export const findAllOf = (db: Db, ids: readonly number[]): Promise<ListedRow[]> =>
  rowsFor(db, null).where('l.id', '=', anyOf(ids)).execute();

/** Hidden ones as well, the newest first. */
export function findAllLeagues(
  db: Db,
  { before, text }: { readonly before?: number | undefined; readonly text?: string | undefined },
  most: number,
): Promise<ListedRow[]> {
  let rows = rowsFor(db, null);
  if (before !== undefined) rows = rows.where('l.id', '<', before);
  if (text) rows = rows.where(sql<boolean>`position(${text}::text in l.name_key) > 0`);
  return rows.orderBy('l.id', 'desc').limit(most).execute();
}

/** The fields of a league that its search needs. */
export interface NamedLeague {
  readonly id: number;
  readonly name: string;
  readonly memberCount: number;
  /** Whether everybody finds it. */
  readonly isFound: boolean;
}

const named = (db: Db): SelectQueryBuilder<Schema & { l: Schema['leagues'] }, 'l', NamedLeague> =>
  db
    .selectFrom('leagues as l')
    .select(['l.id', 'l.name', 'l.memberCount'])
    .select(
      sql<boolean>`l.deleted_at is null and not l.is_hidden and not l.is_analyst_league`.as(
        'isFound',
      ),
    ) as unknown as SelectQueryBuilder<Schema & { l: Schema['leagues'] }, 'l', NamedLeague>;

/** The next by their ids. */
export const findNamed = (db: Db, afterId: number, most: number): Promise<NamedLeague[]> =>
  named(db).where('l.id', '>', afterId).orderBy('l.id').limit(most).execute();

export const findNamedOf = (db: Db, ids: readonly number[]): Promise<NamedLeague[]> =>
  named(db).where('l.id', '=', anyOf(ids)).execute();

export interface DeletedRow extends LeagueRow {
  readonly deleterName: string | null;
  readonly isNameTaken: boolean;
}

/** The last first. */
export function findDeleted(
  db: Db,
  before: number | undefined,
  most: number,
): Promise<DeletedRow[]> {
  const rows = db
    .selectFrom('leagues as l')
    .innerJoin('users as u', 'u.id', 'l.createdBy')
    .leftJoin('users as d', 'd.id', 'l.deletedBy')
    .selectAll('l')
    .select(['u.username as creatorName', 'd.username as deleterName'])
    .select(
      sql<boolean>`exists (select from leagues o
        where o.name_key = l.name_key and o.deleted_at is null)`.as('isNameTaken'),
    )
    .where('l.deletedAt', 'is not', null);
  const from =
    before === undefined
      ? rows
      : rows.where(
          sql<boolean>`(l.deleted_at, l.id) < (select deleted_at, id from leagues where id = ${before}::int)`,
        );
  return from.orderBy('l.deletedAt', 'desc').orderBy('l.id', 'desc').limit(most).execute();
}

/** The name of a deleted league; null = not deleted, or unknown. */
export async function findDeletedName(db: Db, leagueId: number): Promise<string | null> {
  const row = await db
    .selectFrom('leagues')
    .select('name')
    .where('id', '=', leagueId)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** When it was deleted within this transaction. */
export async function findDeletionAt(trx: Db, leagueId: number): Promise<Date> {
  const { deletedAt } = await trx
    .selectFrom('leagues')
    .select('deletedAt')
    .where('id', '=', leagueId)
    .executeTakeFirstOrThrow();
  if (deletedAt === null) throw new Error(`League ${leagueId} is not deleted`);
  return deletedAt;
}

/** Whether a user `u` is in the league whose closing a notice tells of (`closingOf`). */
export const inClosedLeague = ({ id }: NoticeAbout): RawBuilder<SqlBool> => sql`exists (
  select from league_members m where m.user_id = u.id and m.league_id = (
    select split_part(subject, ' ', 2)::int from notices where id = ${id}::int))`;

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;
