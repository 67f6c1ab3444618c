import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { PlateType } from './nameplate-types.ts';

type Db = Kysely<Schema>;
export type PlateSource = Schema['ownedNameplates']['source'];

/** More than anybody is given. */
const mostOwned = 1000;

/** The user's nameplates, newest first; those that all users have come last. */
export const findOwned = (db: Db, userId: number) =>
  db
    .selectFrom('nameplates as p')
    .leftJoin('ownedNameplates as o', (join) =>
      join.onRef('o.nameplateId', '=', 'p.id').on('o.userId', '=', userId),
    )
    .selectAll('p')
    .select(['o.source', 'o.grantedAt'])
    .where('p.deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where('p.ownerUserId', '=', userId),
        where('p.typeId', '=', PlateType.Default),
        where('p.id', 'in', (eb) =>
          eb.selectFrom('ownedNameplates').select('nameplateId').where('userId', '=', userId),
        ),
      ]),
    )
    .orderBy(sql`coalesce(o.granted_at, case when p.owner_user_id is not null then p.updated_at end)
      desc nulls last`)
    .orderBy('p.id', 'desc')
    .limit(mostOwned)
    .execute();

export async function isOwned(db: Db, userId: number, nameplateId: number): Promise<boolean> {
  const row = await db
    .selectFrom('ownedNameplates')
    .select('userId')
    .where('userId', '=', userId)
    .where('nameplateId', '=', nameplateId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the user has it already. */
export async function insertOwned(
  db: Db,
  owned: { readonly userId: number; readonly nameplateId: number; readonly source: PlateSource },
): Promise<boolean> {
  const row = await db
    .insertInto('ownedNameplates')
    .values(owned)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteOwned(db: Db, userId: number, nameplateId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('ownedNameplates')
    .where('userId', '=', userId)
    .where('nameplateId', '=', nameplateId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Does nothing for deleted users. */
export async function updateWorn(db: Db, userId: number, nameplateId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ nameplateId })
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
}

/** True when the user wore it. */
export async function takeOff(db: Db, userId: number, nameplateId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ nameplateId: 0 })
    .where('id', '=', userId)
    .where('nameplateId', '=', nameplateId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The user's choice, whether or not others see it. */
export async function findWorn(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('nameplateId')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.nameplateId ?? 0;
}

/** Whether the account is there; others who would change what it has wait for the transaction. */
export async function lockOwner(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
