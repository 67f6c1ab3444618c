import { type Kysely, sql } from 'kysely';
import { isAwardShown } from '../../account/accounts/users/shown-awards.repository.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { withNames } from '../../play/events/event-words.ts';

/** More than anybody can win in years. */
const mostAwards = 2000;

const isGiven = isAwardShown('a');

/** Awards `a` that have been given, of events `e`. */
const givenAwards = (db: Kysely<Schema>) =>
  db
    .selectFrom('awards as a')
    .innerJoin('events as e', 'e.id', 'a.eventId')
    .where(isGiven)
    .select(['a.id', 'a.eventId', 'a.trophyTypeId'])
    .select(['e.nameOverride', 'e.language', 'e.translations', 'e.gameId', 'e.rewardTypeId']);

/** A user's trophies, those of the newest event first. */
export async function findAllAwards(db: Kysely<Schema>, userId: number) {
  const awards = await givenAwards(db)
    .leftJoin('pinnedAwards as p', 'p.awardId', 'a.id')
    .select(['a.rank', 'a.entrants', 'a.percentile', 'a.totalScore', 'a.awardedAt', 'a.seenAt'])
    .select(sql<boolean>`p.award_id is not null`.as('pinned'))
    .where('a.userId', '=', userId)
    .orderBy('a.eventId', 'desc')
    .limit(mostAwards)
    .execute();
  return awards.map(withNames);
}

/** The id of the award of this tier that a user has of an event. */
export async function findAwardId(
  db: Kysely<Schema>,
  userId: number,
  award: { readonly eventId: number; readonly trophyTypeId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('awards as a')
    .select('a.id')
    .where(isGiven)
    .where('a.userId', '=', userId)
    .where('a.eventId', '=', award.eventId)
    .where('a.trophyTypeId', '=', award.trophyTypeId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateSeen(
  db: Kysely<Schema>,
  userId: number,
  eventIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('awards')
    .set({ seenAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('eventId', '=', anyOf(eventIds))
    .where('seenAt', 'is', null)
    .execute();
}

export async function upsertPin(
  db: Kysely<Schema>,
  userId: number,
  awardId: number,
): Promise<void> {
  await db
    .insertInto('pinnedAwards')
    .values({ userId, awardId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ awardId }))
    .execute();
}

export async function deletePin(db: Kysely<Schema>, userId: number): Promise<void> {
  await db.deleteFrom('pinnedAwards').where('userId', '=', userId).execute();
}

/** The filled slots of a user's trophy case. */
export async function findCase(db: Kysely<Schema>, userId: number) {
  const slots = await givenAwards(db)
    .innerJoin('trophyCases as c', 'c.awardId', 'a.id')
    .select('c.slot')
    .where('c.userId', '=', userId)
    .orderBy('c.slot')
    .execute();
  return slots.map(withNames);
}

/** Locks the case of a user, who may fill it in two windows. */
export async function lockCase(db: Kysely<Schema>, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function findSlotOf(db: Kysely<Schema>, awardId: number): Promise<number | null> {
  const row = await db
    .selectFrom('trophyCases')
    .select('slot')
    .where('awardId', '=', awardId)
    .executeTakeFirst();
  return row?.slot ?? null;
}

/** Fills a slot, or empties it: `awardId` null. */
export async function replaceSlot(
  db: Kysely<Schema>,
  { userId, slot, awardId }: { userId: number; slot: number; awardId: number | null },
): Promise<void> {
  await db
    .deleteFrom('trophyCases')
    .where('userId', '=', userId)
    .where('slot', '=', slot)
    .execute();
  if (awardId !== null) {
    await db.insertInto('trophyCases').values({ userId, slot, awardId }).execute();
  }
}
