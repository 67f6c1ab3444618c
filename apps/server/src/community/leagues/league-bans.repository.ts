import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export async function insertBan(
  db: Db,
  ban: { readonly leagueId: number; readonly userId: number; readonly bannedBy: number },
): Promise<void> {
  await db
    .insertInto('leagueBans')
    .values(ban)
    .onConflict((on) => on.columns(['leagueId', 'userId']).doNothing())
    .execute();
}

/** False = the user was not banned. */
export async function deleteBan(db: Db, leagueId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leagueBans')
    .where('leagueId', '=', leagueId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * When an account ends, its bans go on with its linked identities only. Bans without one end. Call
 * it before the identities are deleted.
 */
export async function passOnBans(trx: Db, userId: number): Promise<void> {
  await trx
    .insertInto('leagueBanIdentities')
    .columns(['banId', 'identityHash'])
    .expression((eb) =>
      eb
        .selectFrom('leagueBans as b')
        .innerJoin('linkedIdentities as i', 'i.userId', 'b.userId')
        .select(['b.id', 'i.identityHash'])
        .where('b.userId', '=', userId),
    )
    .execute();
  await trx
    .deleteFrom('leagueBans as b')
    .where('userId', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leagueBanIdentities as i').select('i.banId').whereRef('i.banId', '=', 'b.id'),
        ),
      ),
    )
    .execute();
}

export async function countBans(db: Db, leagueId: number): Promise<number> {
  const { count } = await db
    .selectFrom('leagueBans')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leagueId', '=', leagueId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The last first. */
export const findBanned = (db: Db, leagueId: number, most: number) =>
  db
    .selectFrom('leagueBans as b')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .select(['u.id', 'u.username', 'b.bannedAt'])
    .where('b.leagueId', '=', leagueId)
    .orderBy('b.bannedAt', 'desc')
    .orderBy('b.id', 'desc')
    .limit(most)
    .execute();

/** From which leagues a user is banned, for the export of the account. */
export const findBansOf = (db: Db, userId: number) =>
  db
    .selectFrom('leagueBans as b')
    .innerJoin('leagues as l', 'l.id', 'b.leagueId')
    .select(['l.id as leagueId', 'l.name', 'b.bannedAt'])
    .where('b.userId', '=', userId)
    .orderBy('b.id')
    .execute();
