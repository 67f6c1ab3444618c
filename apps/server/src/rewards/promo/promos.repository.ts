import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** By the clock of the database, which begins and ends promos. */
export async function isOver(db: Db, endsAt: Date): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean }>`
    select ${endsAt}::timestamptz <= clock_timestamp() as is_over`.execute(db);
  return rows[0]?.isOver === true;
}

/** Promos with what their codes come to; the code itself where there is one. */
const promosAsSeen = (db: Db) =>
  db
    .selectFrom('promos as p')
    .leftJoin('nameplates as n', 'n.id', 'p.nameplateId')
    .innerJoin('users as u', 'u.id', 'p.createdByUserId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('promoCodes as c')
          .select(({ fn }) => [
            fn.countAll<number>().as('codes'),
            fn.sum<number>('c.claims').as('claims'),
            fn.sum<number>('c.mostClaims').as('mostClaims'),
            sql<string | null>`case count(*) when 1 then min(c.code) end`.as('code'),
          ])
          .whereRef('c.promoId', '=', 'p.id')
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.description', 'p.nameplateId', 'p.startsAt', 'p.endsAt', 'p.disabledAt'])
    .select(['p.createdAt', 'n.name as nameplateName', 'u.id as createdById', 'u.username'])
    .select(['c.codes', 'c.claims', 'c.mostClaims', 'c.code']);

export const findPromos = (db: Db, before: number | null, most: number) =>
  promosAsSeen(db)
    .$if(before !== null, (query) => query.where('p.id', '<', before))
    .orderBy('p.id', 'desc')
    .limit(most)
    .execute();

export const findPromo = (db: Db, promoId: number) =>
  promosAsSeen(db).where('p.id', '=', promoId).executeTakeFirst();

export async function existsPromo(db: Db, promoId: number): Promise<boolean> {
  const found = await db
    .selectFrom('promos')
    .select('id')
    .where('id', '=', promoId)
    .executeTakeFirst();
  return found !== undefined;
}

export const insertPromo = (db: Db, promo: Insertable<Schema['promos']>) =>
  db.insertInto('promos').values(promo).returning('id').executeTakeFirstOrThrow();

/** In the order given; false = one of them exists already, and nothing may stay. */
export async function insertCodes(
  db: Db,
  promoId: number,
  codes: readonly { readonly key: string; readonly code: string }[],
  mostClaims: number,
): Promise<boolean> {
  const keys = codes.map(({ key }) => key);
  const texts = codes.map(({ code }) => code);
  const { rows } = await sql`
    insert into promo_codes (key, promo_id, place, code, most_claims)
    select c.key, ${promoId}, c.at - 1, c.code, ${mostClaims}
    from unnest(${keys}::text[], ${texts}::text[]) with ordinality as c (key, code, at)
    on conflict do nothing returning key`.execute(db);
  return rows.length === codes.length;
}

export const findCodes = (db: Db, promoId: number, most: number) =>
  db
    .selectFrom('promoCodes')
    .select(['code', 'claims', 'mostClaims'])
    .where('promoId', '=', promoId)
    .orderBy('place')
    .limit(most)
    .execute();

/** Answers when it was disabled before; undefined = there is no such promo. */
export const lockPromo = (db: Db, promoId: number) =>
  db
    .selectFrom('promos')
    .select('disabledAt')
    .where('id', '=', promoId)
    .forUpdate()
    .executeTakeFirst();

export const setDisabled = (db: Db, promoId: number, disabled: boolean) =>
  db
    .updateTable('promos')
    .set({ disabledAt: disabled ? sql`clock_timestamp()` : null })
    .where('id', '=', promoId)
    .execute();

/** Whether a promo gives this nameplate, which must then stay. */
export async function isNameplateGiven(db: Db, nameplateId: number): Promise<boolean> {
  const found = await db
    .selectFrom('promos')
    .select('id')
    .where('nameplateId', '=', nameplateId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
