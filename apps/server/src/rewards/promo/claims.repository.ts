import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Whether promo `p` can be claimed now. */
const isOpen = sql<SqlBool>`p.disabled_at is null and p.starts_at <= clock_timestamp()
  and (p.ends_at is null or p.ends_at > clock_timestamp())`;

export async function findCodeId(db: Db, key: string): Promise<number | null> {
  const row = await db
    .selectFrom('promoCodes')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The promo of a code, if the user could claim it just now. */
export const findClaimable = (db: Db, key: string, userId: number) =>
  db
    .selectFrom('promoCodes as c')
    .innerJoin('promos as p', 'p.id', 'c.promoId')
    .select(['c.id as codeId', 'p.id as promoId', 'p.description', 'p.nameplateId'])
    .where('c.key', '=', key)
    .whereRef('c.claims', '<', 'c.mostClaims')
    .where(isOpen)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promoClaims as m')
            .select('m.userId')
            .whereRef('m.promoId', '=', 'p.id')
            .where('m.userId', '=', userId),
        ),
      ),
    )
    .executeTakeFirst();

/** False = the user has claimed this promo before. */
export async function insertClaim(
  db: Db,
  claim: { readonly promoId: number; readonly userId: number; readonly codeId: number },
): Promise<boolean> {
  const made = await db
    .insertInto('promoClaims')
    .values(claim)
    .onConflict((on) => on.columns(['promoId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  return made !== undefined;
}

/** Counts a claim of a code, which others wait for; false = all are claimed, or it ended. */
export async function countClaim(db: Db, codeId: number): Promise<boolean> {
  const counted = await db
    .updateTable('promoCodes as c')
    .from('promos as p')
    .set({ claims: sql`c.claims + 1` })
    .where('c.id', '=', codeId)
    .whereRef('p.id', '=', 'c.promoId')
    .whereRef('c.claims', '<', 'c.mostClaims')
    .where(isOpen)
    .returning('c.id')
    .executeTakeFirst();
  return counted !== undefined;
}

export const findClaims = (db: Db, promoId: number, from: number, most: number) =>
  db
    .selectFrom('promoClaims as m')
    .innerJoin('promoCodes as c', 'c.id', 'm.codeId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.username', 'c.code', 'm.claimedAt'])
    .where('m.promoId', '=', promoId)
    .orderBy('m.claimedAt', 'desc')
    .orderBy('m.userId')
    .offset(from)
    .limit(most)
    .execute();

export async function countClaims(db: Db, promoId: number): Promise<number> {
  const { claims } = await db
    .selectFrom('promoClaims')
    .select(({ fn }) => fn.countAll<number>().as('claims'))
    .where('promoId', '=', promoId)
    .executeTakeFirstOrThrow();
  return claims;
}

/** The user's claims, for the export of the account. */
export const findAllClaimsOf = (db: Db, userId: number) =>
  db
    .selectFrom('promoClaims as m')
    .innerJoin('promos as p', 'p.id', 'm.promoId')
    .innerJoin('promoCodes as c', 'c.id', 'm.codeId')
    .select(['p.description', 'c.code', 'm.claimedAt'])
    .where('m.userId', '=', userId)
    .orderBy('m.claimedAt')
    .limit(10_000)
    .execute();
