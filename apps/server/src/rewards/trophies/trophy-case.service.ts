import type { Answer, Params, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { trophyImagePath } from '../../account/accounts/users/trophy-face.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  deletePin,
  findAllAwards,
  findAwardId,
  findCase,
  findSlotOf,
  lockCase,
  replaceSlot,
  upsertPin,
} from './awards.repository.ts';

export interface CaseParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'announce'>;
}

type PinKey = 'GET /api/trophy/pintrophy/:eventId/:trophyTypeId';
type FillKey = 'POST /api/trophy/trophycase/:slot/:eventId/:trophyTypeId';
type Case = Answer<'GET /api/trophy/trophycase/:userId'>;

/** A user's trophies; what is new is told to its owner alone. */
export async function readAwards(
  db: Kysely<Schema>,
  userId: number,
  readerId: number | null,
): Promise<Answer<'GET /api/trophy/usertrophies/:userId'>> {
  const awards = await findAllAwards(db, userId);
  return awards.map(({ rewardTypeId, seenAt, awardedAt, ...award }) => ({
    ...award,
    imagePath: trophyImagePath(rewardTypeId, award.trophyTypeId),
    awardedAt: awardedAt.toISOString(),
    isNew: userId === readerId && seenAt === null,
  }));
}

export async function readCase(db: Kysely<Schema>, userId: number): Promise<Case> {
  const slots = await findCase(db, userId);
  return slots.map(({ rewardTypeId, id: _award, ...slot }) => ({
    ...slot,
    imagePath: trophyImagePath(rewardTypeId, slot.trophyTypeId),
  }));
}

/** Pins an own trophy in place of the pin before [rule: trophies-12]. */
export async function pinTrophy(
  { db, changes }: CaseParts,
  userId: number,
  award: Params<PinKey>,
): Promise<Outcome<null, RefusalCode<PinKey>>> {
  const awardId = await findAwardId(db, userId, award);
  if (awardId === null) return refuse('award_not_found');
  await upsertPin(db, userId, awardId);
  changes.announce('user', userId);
  return done(null);
}

export async function unpinTrophy({ db, changes }: CaseParts, userId: number): Promise<null> {
  await deletePin(db, userId);
  changes.announce('user', userId);
  return null;
}

/** Fills a slot with an own trophy that stands in no other one, or empties it [rule: trophies-14]. */
export async function fillSlot(
  { db }: CaseParts,
  userId: number,
  { slot, eventId, trophyTypeId }: Params<FillKey>,
): Promise<Outcome<Case, RefusalCode<FillKey>>> {
  return db.transaction().execute(async (trx) => {
    await lockCase(trx, userId);
    const isEmptied = eventId === 0 && trophyTypeId === 0;
    const awardId = isEmptied ? null : await findAwardId(trx, userId, { eventId, trophyTypeId });
    if (!isEmptied && awardId === null) return refuse('award_not_found');
    const otherSlot = awardId === null ? null : await findSlotOf(trx, awardId);
    if (otherSlot !== null && otherSlot !== slot) return refuse('in_other_slot');
    await replaceSlot(trx, { userId, slot, awardId });
    return done(await readCase(trx, userId));
  });
}
