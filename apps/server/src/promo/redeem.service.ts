import type { Answer } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { grantNameplate } from '../nameplates/grant-nameplate.ts';
import type { Schema } from '../platform/database/schema.ts';
import { countClaim, findClaimable, insertClaim } from './claims.repository.ts';
import { keyOf } from './code.ts';

/** Claims what a code gives; null, whatever is wrong with the code [rule: promo-5]. */
export async function redeem(
  db: Kysely<Schema>,
  userId: number,
  typed: string,
): Promise<Answer<'GET /api/promo/redeem'>> {
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
