import type { Schema } from '@callshot/server';
import type { Insertable, Kysely } from 'kysely';

type Db = Kysely<Schema>;

/** Nameplates for players: of events, to supporters, by codes and to analysts. */
export const findGivenPlates = (db: Db) =>
  db
    .selectFrom('nameplates')
    .select(['id', 'typeId'])
    .where('typeId', 'in', [2, 3, 4, 6])
    .orderBy('id')
    .execute();

export async function insertOwnedPlates(
  db: Db,
  owned: readonly Insertable<Schema['ownedNameplates']>[],
): Promise<void> {
  await db.insertInto('ownedNameplates').values(owned).execute();
}

export async function insertDesign(
  db: Db,
  design: Insertable<Schema['nameplates']>,
): Promise<number> {
  const { id } = await db
    .insertInto('nameplates')
    .values(design)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlayer(
  db: Db,
  id: number,
  facts: { readonly nameplateId?: number; readonly patreonLevelId?: number },
): Promise<void> {
  await db.updateTable('users').set(facts).where('id', '=', id).execute();
}

/** Admins have what is the staff's. */
export async function giveStaffPlates(db: Db): Promise<void> {
  await db
    .insertInto('ownedNameplates')
    .columns(['userId', 'nameplateId', 'source'])
    .expression((eb) =>
      eb
        .selectFrom('userRoles as r')
        .innerJoin('nameplates as p', (join) => join.on('p.typeId', '=', 5))
        .select(['r.userId', 'p.id', eb.val('staff' as const).as('source')])
        .where('r.roleId', '=', 1),
    )
    .execute();
}
