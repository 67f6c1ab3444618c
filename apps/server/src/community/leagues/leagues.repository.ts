import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** A league with the name of its creator as it is stored. */
export type LeagueRow = Selectable<Schema['leagues']> & { readonly creatorName: string };

const leagues = (db: Db) =>
  db
    .selectFrom('leagues as l')
    .innerJoin('users as u', 'u.id', 'l.createdBy')
    .selectAll('l')
    .select('u.username as creatorName');

/** Leagues that are not deleted. */
const standing = (db: Db) => leagues(db).where('l.deletedAt', 'is', null);

export async function findLeague(db: Db, leagueId: number): Promise<LeagueRow | null> {
  return (await standing(db).where('l.id', '=', leagueId).executeTakeFirst()) ?? null;
}

/** Locks the league until the transaction ends. Lock order: name, user, league. */
export async function lockLeague(trx: Db, leagueId: number): Promise<LeagueRow | null> {
  const locked = standing(trx).where('l.id', '=', leagueId).forNoKeyUpdate('l');
  return (await locked.executeTakeFirst()) ?? null;
}

/** The league that staff made for an analyst, in the same way. */
export async function lockAnalystLeague(trx: Db, userId: number): Promise<LeagueRow | null> {
  const locked = standing(trx)
    .where('l.createdBy', '=', userId)
    .where('l.isAnalystLeague', '=', true)
    .orderBy('l.id')
    .limit(1)
    .forNoKeyUpdate('l');
  return (await locked.executeTakeFirst()) ?? null;
}

/** The same of one that was deleted. */
export async function lockDeletedLeague(trx: Db, leagueId: number): Promise<LeagueRow | null> {
  const locked = leagues(trx)
    .where('l.deletedAt', 'is not', null)
    .where('l.id', '=', leagueId)
    .forNoKeyUpdate('l');
  return (await locked.executeTakeFirst()) ?? null;
}

/** Locks the name against other leagues until the transaction ends. */
export async function lockLeagueName(trx: Db, nameKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`league-name ${nameKey}`}, 0))`.execute(
    trx,
  );
}

export async function existsLeagueName(
  db: Db,
  nameKey: string,
  exceptLeagueId: number | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('leagues')
    .select('id')
    .where('nameKey', '=', nameKey)
    .where('deletedAt', 'is', null)
    .where('id', '<>', exceptLeagueId ?? 0)
    .executeTakeFirst();
  return found !== undefined;
}

/** The league of this name that this user made within the last ten minutes and that is as it was made. */
export async function findJustMade(
  db: Db,
  userId: number,
  nameKey: string,
): Promise<LeagueRow | null> {
  const found = standing(db)
    .where('l.nameKey', '=', nameKey)
    .where('l.createdBy', '=', userId)
    .where('l.version', '=', 0)
    .where(sql<boolean>`l.created_at > clock_timestamp() - interval '10 minutes'`);
  return (await found.executeTakeFirst()) ?? null;
}

export type WrittenLeague = Pick<
  Selectable<Schema['leagues']>,
  | 'name'
  | 'nameKey'
  | 'passwordHash'
  | 'requireDiscord'
  | 'requireReddit'
  | 'nameplateId'
  | 'discordUrl'
>;

export async function insertLeague(
  trx: Db,
  league: WrittenLeague & Pick<Insertable<Schema['leagues']>, 'createdBy' | 'isAnalystLeague'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('leagues')
    .values(league)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLeague(
  trx: Db,
  leagueId: number,
  change: Partial<WrittenLeague & Pick<LeagueRow, 'createdBy' | 'isAnalystLeague' | 'isHidden'>>,
): Promise<void> {
  await trx
    .updateTable('leagues')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', leagueId)
    .execute();
}

/** Hides the league. Its members stay, in case it is brought back. */
export async function markLeagueDeleted(
  trx: Db,
  leagueId: number,
  by: { readonly userId: number; readonly reason: string | null },
): Promise<void> {
  await trx
    .updateTable('leagues')
    .set({
      deletedAt: sql<Date>`clock_timestamp()`,
      deletedBy: by.userId,
      deleteReason: by.reason,
      version: sql`version + 1`,
    })
    .where('id', '=', leagueId)
    .execute();
}

export async function unmarkLeagueDeleted(
  trx: Db,
  leagueId: number,
  as: Pick<WrittenLeague, 'name' | 'nameKey'>,
): Promise<void> {
  await trx
    .updateTable('leagues')
    .set({ ...as, deletedAt: null, deletedBy: null, deleteReason: null })
    .set({ version: sql`version + 1` })
    .where('id', '=', leagueId)
    .execute();
}

/** Members, bans and other references are deleted with it. */
export async function deleteLongDeletedLeagues(
  db: Db,
  keptDays: number,
  most: number,
): Promise<number[]> {
  const rows = await db
    .deleteFrom('leagues')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('leagues')
        .select('id')
        .where(
          sql<boolean>`deleted_at < statement_timestamp() - make_interval(days => ${keptDays})`,
        )
        .orderBy('deletedAt')
        .limit(most),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a league wears this nameplate, which must then stay. */
export async function isWornByLeague(db: Db, nameplateId: number): Promise<boolean> {
  const found = await db
    .selectFrom('leagues')
    .select('id')
    .where('nameplateId', '=', nameplateId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The user's own leagues, for the export of the account. */
export const findLeaguesCreatedBy = (db: Db, userId: number) =>
  db
    .selectFrom('leagues')
    .select(['id', 'name', 'discordUrl', 'requireDiscord', 'requireReddit', 'nameplateId'])
    .select(['memberCount', 'createdAt', 'deletedAt'])
    .where('createdBy', '=', userId)
    .orderBy('id')
    .execute();
