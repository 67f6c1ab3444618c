import type { Answer, RefusalCode } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { attemptLimit } from '../../account/accounts/login/attempt-limits.ts';
import { countMisses } from '../../account/accounts/login/too-many.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { limitedAddress } from '../../platform/http/guard/limited-address.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { grantNameplate } from '../nameplates/grant-nameplate.ts';
import { countClaim, findClaimable, findCodeId, insertClaim } from './claims.repository.ts';
import { keyOf } from './code.ts';

type Key = 'GET /api/promo/redeem';

/**
 * Claims a code's gift. Null for any fault of the code. Unknown codes count against the address,
 * over all of its accounts [rule: promo-5].
 */
export async function redeem(
  db: Kysely<Schema>,
  { userId, address }: { readonly userId: number; readonly address: string },
  typed: string,
): Promise<Outcome<Answer<Key>, RefusalCode<Key>>> {
  const limit = attemptLimit('promo-code-address', limitedAddress(address));
  const found = await countMisses(db, [limit], () => findCodeId(db, keyOf(typed)));
  if (!found.ok) return refuse('too_many_tries', found.details);
  return done(found.value === null ? null : await claim(db, userId, typed));
}

async function claim(db: Kysely<Schema>, userId: number, typed: string): Promise<Answer<Key>> {
  // A guess writes nothing.
  const promo = await findClaimable(db, keyOf(typed), userId);
  if (!promo) return null;
  const { promoId, codeId, description, nameplateId } = promo;
  try {
    const rewardNamePlateStyleId = await db.transaction().execute(async (trx) => {
      const isCounted =
        (await insertClaim(trx, { promoId, userId, codeId })) && (await countClaim(trx, codeId));
      if (!isCounted) throw new NotClaimable();
      if (nameplateId === null) return null;
      const granted = await grantNameplate(trx, { userId, nameplateId, source: 'promo' });
      return granted.ok ? nameplateId : null;
    });
    return { description, rewardNamePlateStyleId };
  } catch (error) {
    if (error instanceof NotClaimable) return null;
    throw error;
  }
}

/** Others were faster, or it ended meanwhile: the claim is taken back. */
class NotClaimable extends Error {}
