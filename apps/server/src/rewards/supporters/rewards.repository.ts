import { type Kysely, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { PlateType } from '../nameplates/nameplate-types.ts';

type Db = Kysely<Schema>;

export interface MonthNow {
  /** Such as `2026-11`, by the clock of the database. */
  readonly month: string;
  readonly now: Date;
  readonly endsAt: Date;
}

/** A month offers no more. */
const offeredAtMost = 30;

export async function findMonthNow(db: Db): Promise<MonthNow> {
  const { rows } = await sql<MonthNow>`
    select to_char(now, 'YYYY-MM') as month, now at time zone 'UTC' as now,
      (date_trunc('month', now) + interval '1 month') at time zone 'UTC' as ends_at
    from (select clock_timestamp() at time zone 'UTC' as now) c`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell the time');
  return row;
}

/** Null = another process has opened it; else whether an Admin chose what it offers. */
export async function openMonth(
  trx: Db,
  month: string,
): Promise<{ readonly isChosen: boolean } | null> {
  const { rows } = await sql<{ isChosen: boolean }>`
    insert into reward_months (month, opened_at) values (${month}, clock_timestamp())
    on conflict (month) do update set opened_at = clock_timestamp()
    where reward_months.opened_at is null
    returning is_chosen`.execute(trx);
  return rows[0] ?? null;
}

export async function isOpen(db: Db, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('rewardMonths')
    .select('month')
    .where('month', '=', month)
    .where('openedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The month stays as it is until the transaction ends. */
export async function lockMonth(trx: Db, month: string): Promise<void> {
  await trx
    .insertInto('rewardMonths')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('rewardMonths')
    .select('month')
    .where('month', '=', month)
    .forUpdate()
    .execute();
}

/** The nameplates stay as they are until the transaction ends, so that none is deleted meanwhile. */
export async function insertOffers(
  trx: Db,
  month: string,
  nameplateIds: readonly number[],
): Promise<void> {
  if (nameplateIds.length === 0) return;
  await trx
    .insertInto('rewardOffers')
    .values(nameplateIds.map((nameplateId) => ({ month, nameplateId })))
    .execute();
}

export async function replaceOffers(
  trx: Db,
  month: string,
  nameplateIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('rewardOffers').where('month', '=', month).execute();
  await trx
    .updateTable('rewardMonths')
    .set({ isChosen: nameplateIds.length > 0 })
    .where('month', '=', month)
    .execute();
  await insertOffers(trx, month, nameplateIds);
}

/** Counts existing nameplates of the product among these. */
export async function countOfProduct(db: Db, nameplateIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('nameplates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', anyOf(nameplateIds))
    .where('typeId', '<>', PlateType.Personal)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The default offer of a month. */
export async function findSupporterPlateIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('nameplates')
    .select('id')
    .where('typeId', '=', PlateType.Supporter)
    .where('disabledAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(offeredAtMost)
    .execute();
  return rows.map(({ id }) => id);
}

export const findMonths = (db: Db, from: string) =>
  db
    .selectFrom('rewardMonths as m')
    .select(['m.month', 'm.isChosen', 'm.openedAt'])
    .select(
      sql<number[]>`array(select o.nameplate_id from reward_offers o where o.month = m.month
        order by o.nameplate_id)`.as('offered'),
    )
    .select(
      sql<number>`(select count(*)::int from reward_claims c where c.month = m.month)`.as('claims'),
    )
    .where('m.month', '>=', from)
    .orderBy('m.month')
    .limit(30)
    .execute();

/** Whether the user is a supporter; their claims wait for the transaction. */
export async function lockSupporter(trx: Db, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('patreonLevelId', '>', 1)
    .where('disabledAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasChosen(db: Db, userId: number, month: string): Promise<boolean> {
  const row = await db
    .selectFrom('rewardClaims')
    .select('userId')
    .where('userId', '=', userId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertClaim(
  trx: Db,
  claim: { readonly userId: number; readonly month: string; readonly nameplateId: number },
): Promise<void> {
  await trx.insertInto('rewardClaims').values(claim).execute();
}

/** Whether the month offers it, and it can be put on. */
export async function isOffered(db: Db, month: string, nameplateId: number): Promise<boolean> {
  const row = await db
    .selectFrom('rewardOffers as o')
    .innerJoin('nameplates as p', 'p.id', 'o.nameplateId')
    .select('p.id')
    .where('o.month', '=', month)
    .where('o.nameplateId', '=', nameplateId)
    .where('p.disabledAt', 'is', null)
    .where('p.deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The nameplates of an open month that the supporter can still choose. */
export const findOptions = (db: Db, userId: number, month: string) =>
  db
    .selectFrom('rewardOffers as o')
    .innerJoin('rewardMonths as m', 'm.month', 'o.month')
    .innerJoin('nameplates as p', 'p.id', 'o.nameplateId')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .selectAll('p')
    .where('o.month', '=', month)
    .where('m.openedAt', 'is not', null)
    .where('u.patreonLevelId', '>', 1)
    .where('p.disabledAt', 'is', null)
    .where('p.deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from owned_nameplates w
        where w.user_id = u.id and w.nameplate_id = p.id)`,
    )
    .where(
      sql<boolean>`not exists (select from reward_claims c
        where c.user_id = u.id and c.month = o.month)`,
    )
    .orderBy('p.id')
    .execute();

export const findClaims = (db: Db, userId: number) =>
  db
    .selectFrom('rewardClaims')
    .select(['month', 'nameplateId', 'claimedAt'])
    .where('userId', '=', userId)
    .orderBy('month', 'desc')
    .limit(1000)
    .execute();

/** Whether this month or one to come was told to offer it. */
export async function isReward(db: Db, nameplateId: number): Promise<boolean> {
  const { month } = await findMonthNow(db);
  const row = await db
    .selectFrom('rewardOffers')
    .select('month')
    .where('nameplateId', '=', nameplateId)
    .where('month', '>=', month)
    .executeTakeFirst();
  return row !== undefined;
}

/** The bell does not ask any more for what was chosen. */
export async function clearRewardNotice(trx: Db, userId: number, subject: string): Promise<void> {
  await sql`
    update notifications n set read_at = clock_timestamp()
    from notices o
    where o.id = n.notice_id and o.subject = ${subject} and n.user_id = ${userId}::int
      and n.read_at is null`.execute(trx);
}

/** Supporters `u` who can choose something of this month. */
export const canChoose = (month: string) => sql<SqlBool>`(
  exists (select from users s where s.id = u.id and s.patreon_level_id > 1)
  and not exists (select from reward_claims c where c.user_id = u.id and c.month = ${month})
  and exists (
    select from reward_offers f join nameplates p on p.id = f.nameplate_id
    where f.month = ${month} and p.disabled_at is null and p.deleted_at is null
      and not exists (
        select from owned_nameplates w where w.user_id = u.id and w.nameplate_id = p.id)))`;

/** Whether the owner of notification `n`, of a month's notice `o`, has chosen already. */
export const hasClaimed = sql<SqlBool>`exists (
  select from reward_claims c where c.user_id = n.user_id and right(o.subject, 7) = c.month)`;

export const findClaimsOf = (db: Db, month: string, from: number, most: number) =>
  db
    .selectFrom('rewardClaims as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('nameplates as p', (join) =>
      join.onRef('p.id', '=', 'c.nameplateId').on('p.deletedAt', 'is', null),
    )
    .select(['u.id', 'u.username', 'p.id as nameplateId', 'p.name as nameplateName', 'c.claimedAt'])
    .where('c.month', '=', month)
    .orderBy('c.claimedAt', 'desc')
    .orderBy('c.userId')
    .offset(from)
    .limit(most)
    .execute();

export async function countClaims(db: Db, month: string): Promise<number> {
  const { claims } = await db
    .selectFrom('rewardClaims')
    .select(({ fn }) => fn.countAll<number>().as('claims'))
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return claims;
}
