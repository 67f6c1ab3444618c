import type { AnsweredRefusal } from '@callshot/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { auditNameplate, logged } from './audited-nameplate.ts';
import type { Designer, NameplateParts, UseOfNameplate } from './nameplate-parts.ts';
import { lockNameplate, markDeleted } from './nameplates.repository.ts';

type Refusal = AnsweredRefusal<'DELETE /api/nameplate/delete/:id'>;

/**
 * Its wearers show Classic at once. A background job updates their rows (`sweep.repository.ts`).
 */
export async function deleteNameplate(
  { db, changes, nameplateUses }: Pick<NameplateParts, 'db' | 'changes' | 'nameplateUses'>,
  { userId, isAdmin }: Designer,
  id: number,
): Promise<Outcome<null, Refusal>> {
  const deleted = await db.transaction().execute(async (trx) => {
    const plate = await lockNameplate(trx, id);
    const isOwn = plate?.ownerUserId === userId;
    if (plate === null || !(isOwn || isAdmin)) return refuse('nameplate_not_found');
    if (await isInUse(trx, nameplateUses, id)) return refuse('in_use');
    await markDeleted(trx, id);
    if (!isOwn) {
      await auditNameplate(trx, plate, {
        actorUserId: userId,
        action: 'nameplate.deleted',
        before: logged(plate),
      });
    }
    return done(null);
  });
  if (deleted.ok) changes.announce('nameplate-shown', id);
  return deleted;
}

/** One after the other: a transaction has one connection. */
async function isInUse(
  trx: Kysely<Schema>,
  uses: readonly UseOfNameplate[],
  id: number,
): Promise<boolean> {
  for (const refersTo of uses) if (await refersTo(trx, id)) return true;
  return false;
}
