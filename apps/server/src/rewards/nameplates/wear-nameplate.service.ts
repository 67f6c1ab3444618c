import type { Answer, AnsweredRefusal, OwnNameplate } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import { PlateType } from './nameplate-types.ts';
import { holdNameplate, type PlateRow } from './nameplates.repository.ts';
import { findOwned, findWorn, isOwned, updateWorn } from './owned-nameplates.repository.ts';
import { classic, tellNameplate } from './told-nameplate.ts';

type Key = 'GET /api/nameplate/set';

/** The user's choice of nameplates, Classic first [rule: nameplates-4]. */
export async function readOwnNameplates(
  db: Kysely<Schema>,
  userId: number,
): Promise<OwnNameplate[]> {
  const worn = await findWorn(db, userId);
  const owned = await findOwned(db, userId);
  const plates = owned.map(({ source, grantedAt, ...plate }) => ({
    ...tellNameplate(plate),
    source: sourceOf(plate, userId, source),
    since: grantedAt?.toISOString() ?? null,
    isOwn: plate.ownerUserId === userId,
    isWorn: plate.id === worn,
    isDisabled: plate.disabledAt !== null,
  }));
  const isWorn = plates.every((plate) => !plate.isWorn);
  const everybodys = { source: 'default', since: null, isOwn: false, isDisabled: false } as const;
  return [{ ...classic, ...everybodys, isWorn }, ...plates];
}

const sourceOf = (
  { ownerUserId }: PlateRow,
  userId: number,
  source: Exclude<OwnNameplate['source'], 'own' | 'default'> | null,
): OwnNameplate['source'] => (ownerUserId === userId ? 'own' : (source ?? 'default'));

/** Refuses nameplates that the user does not have, and disabled ones. */
export async function wearNameplate(
  { db, changes }: Pick<NameplateParts, 'db' | 'changes'>,
  userId: number,
  nameplateId: number,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const worn = await db.transaction().execute(async (trx) => {
    const refusal = await wearRefusal(trx, userId, nameplateId);
    if (refusal !== null) return refuse(refusal);
    await updateWorn(trx, userId, nameplateId);
    return done({ nameplateId });
  });
  if (worn.ok) changes.announce('user', userId);
  return worn;
}

/** Why this user cannot put it on; what can be put on stays until the transaction ends. */
export async function wearRefusal(
  trx: Kysely<Schema>,
  userId: number,
  nameplateId: number,
): Promise<'nameplate_not_found' | 'nameplate_not_owned' | 'nameplate_disabled' | null> {
  if (nameplateId === classic.id) return null;
  const plate = await holdNameplate(trx, nameplateId);
  if (plate === null) return 'nameplate_not_found';
  const isTheirs =
    plate.typeId === PlateType.Default ||
    plate.ownerUserId === userId ||
    (await isOwned(trx, userId, plate.id));
  if (!isTheirs) return 'nameplate_not_owned';
  return plate.disabledAt === null ? null : 'nameplate_disabled';
}
