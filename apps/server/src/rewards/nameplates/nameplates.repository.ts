import { type Kysely, type Selectable, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { PlateType } from './nameplate-types.ts';

type Db = Kysely<Schema>;

export type PlateRow = Selectable<Schema['nameplates']>;

const standing = (db: Db) => db.selectFrom('nameplates').selectAll().where('deletedAt', 'is', null);

/** Those of these that are shown. */
export const findShown = (db: Db, ids: readonly number[]): Promise<PlateRow[]> =>
  standing(db).where('id', '=', anyOf(ids)).where('disabledAt', 'is', null).execute();

/** More than anybody makes. */
const mostOfProduct = 1000;

/** The product's own that are shown; `<`, so that an index finds them beside a million of users' own. */
export const findShownOfProduct = (db: Db): Promise<PlateRow[]> =>
  standing(db)
    .where('typeId', '<', PlateType.Personal)
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .limit(mostOfProduct)
    .execute();

/** Some of the designs of users that would be shown, by ascending id. */
export const findOwnStyled = (
  db: Db,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<PlateRow[]> =>
  standing(db)
    .where('id', '>', after)
    .where('ownerUserId', 'is not', null)
    .where('disabledAt', 'is', null)
    .where('style', '<>', '')
    .orderBy('id')
    .limit(most)
    .execute();

/** As it is now and stays until the transaction ends. */
export async function lockNameplate(db: Db, id: number): Promise<PlateRow | null> {
  return (await standing(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** It is neither deleted nor disabled until the transaction ends; others may ask for the same. */
export async function holdNameplate(db: Db, id: number): Promise<PlateRow | null> {
  return (await standing(db).where('id', '=', id).forShare().executeTakeFirst()) ?? null;
}

export async function countOwn(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('nameplates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerUserId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface WrittenPlate {
  readonly name: string;
  readonly description: string;
  readonly style: string;
  readonly typeId: number;
}

export const insertNameplate = (
  db: Db,
  plate: WrittenPlate & { readonly ownerUserId: number | null },
): Promise<PlateRow> =>
  db.insertInto('nameplates').values(plate).returningAll().executeTakeFirstOrThrow();

const changed = {
  version: sql<number>`version + 1`,
  updatedAt: sql<Date>`clock_timestamp()`,
};

export const updateNameplate = (db: Db, id: number, plate: WrittenPlate): Promise<PlateRow> =>
  db
    .updateTable('nameplates')
    .set({ ...plate, ...changed })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Null allows it again. */
export const updateDisabled = (db: Db, id: number, reason: string | null): Promise<PlateRow> =>
  db
    .updateTable('nameplates')
    .set({
      disabledReason: reason,
      disabledAt: reason === null ? null : sql<Date>`clock_timestamp()`,
      ...changed,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Out of everybody's sight at once; what it says is gone. */
export async function markDeleted(db: Db, id: number): Promise<void> {
  await db
    .updateTable('nameplates')
    .set({ name: 'deleted', description: '', style: '', ...changed })
    .set({ deletedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}
