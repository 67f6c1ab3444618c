import type { Schema } from '@callshot/server';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<Schema>;

/** The nameplate of this name that somebody has. */
export async function findOwnedPlate(db: Db, userId: number, name: string): Promise<number> {
  const { id } = await db
    .selectFrom('ownedNameplates as o')
    .innerJoin('nameplates as p', 'p.id', 'o.nameplateId')
    .select('p.id')
    .where('o.userId', '=', userId)
    .where('p.name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

export const findUser = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** When a league was made, and when its members joined it. */
export async function moveLeague(
  db: Db,
  leagueId: number,
  createdAt: Date,
  joined: readonly { readonly userId: number; readonly at: Date }[],
): Promise<void> {
  await db.updateTable('leagues').set({ createdAt }).where('id', '=', leagueId).execute();
  const userIds = joined.map(({ userId }) => userId);
  const instants = joined.map(({ at }) => at.toISOString());
  await sql`update league_members m set joined_at = j.at
    from unnest(${userIds}::int[], ${instants}::timestamptz[]) as j (user_id, at)
    where m.league_id = ${leagueId}::int and m.user_id = j.user_id`.execute(db);
}
