import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { PlateType } from './nameplate-types.ts';
import { holdNameplate } from './nameplates.repository.ts';
import { insertOwned, type PlateSource } from './owned-nameplates.repository.ts';

export interface Grant {
  readonly userId: number;
  readonly nameplateId: number;
  readonly source: PlateSource;
}

/**
 * Gives a user a nameplate of the product, within the caller's transaction. `isNew`: whether it was
 * not theirs before; where they have it from stays as it was.
 */
export async function grantNameplate(
  trx: Kysely<Schema>,
  grant: Grant,
): Promise<Outcome<{ readonly isNew: boolean }, 'nameplate_not_found' | 'bad_type'>> {
  const plate = await holdNameplate(trx, grant.nameplateId);
  if (plate === null) return refuse('nameplate_not_found');
  if (plate.typeId === PlateType.Personal) return refuse('bad_type');
  return done({ isNew: await insertOwned(trx, grant) });
}
