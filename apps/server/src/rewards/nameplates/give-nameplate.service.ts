import type { Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { findUserByName } from '../../account/accounts/users/users.repository.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { grantNameplate } from './grant-nameplate.ts';
import type { NameplateParts } from './nameplate-parts.ts';
import { deleteOwned, lockOwner, takeOff } from './owned-nameplates.repository.ts';

type GrantKey = 'POST /api/nameplate/grant';
type RevokeKey = 'POST /api/nameplate/revoke';

/** Staff give a nameplate by hand. */
export async function giveNameplate(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: Body<GrantKey>,
): Promise<Outcome<Answer<GrantKey>, AnsweredRefusal<GrantKey>>> {
  const { nameplateId } = wanted;
  return db.transaction().execute(async (trx) => {
    const userId = await findReceiver(trx, wanted);
    if (userId === null) return refuse('user_not_found');
    const granted = await grantNameplate(trx, { userId, nameplateId, source: 'staff' });
    if (granted.ok && granted.value.isNew) {
      await auditGrant(trx, { actorUserId, action: 'nameplate.granted', userId, nameplateId });
    }
    return granted;
  });
}

/** A wearer switches to Classic. */
export async function revokeNameplate(
  { db, changes }: Pick<NameplateParts, 'db' | 'changes'>,
  actorUserId: number,
  wanted: Body<RevokeKey>,
): Promise<Outcome<null, AnsweredRefusal<RevokeKey>>> {
  const { nameplateId } = wanted;
  const revoked = await db.transaction().execute(async (trx) => {
    const userId = await findReceiver(trx, wanted);
    if (userId === null) return refuse('user_not_found');
    if (!(await deleteOwned(trx, userId, nameplateId))) return refuse('nameplate_not_owned');
    await auditGrant(trx, { actorUserId, action: 'nameplate.revoked', userId, nameplateId });
    return done({ userId, wasWorn: await takeOff(trx, userId, nameplateId) });
  });
  if (!revoked.ok) return revoked;
  const { userId, wasWorn } = revoked.value;
  if (wasWorn) changes.announce('user', userId);
  return done(null);
}

/** Locks the receiver, who must have an account. */
async function findReceiver(
  trx: Kysely<Schema>,
  { userId, username }: Pick<Body<GrantKey>, 'userId' | 'username'>,
): Promise<number | null> {
  const found = username ? (await findUserByName(trx, username))?.id : userId;
  return found && (await lockOwner(trx, found)) ? found : null;
}

const auditGrant = (
  trx: Kysely<Schema>,
  grant: {
    readonly actorUserId: number;
    readonly action: 'nameplate.granted' | 'nameplate.revoked';
    readonly userId: number;
    readonly nameplateId: number;
  },
): Promise<number> =>
  insertAudit(trx, {
    actorUserId: grant.actorUserId,
    action: grant.action,
    subjectType: 'user',
    subjectId: grant.userId,
    after: { nameplateId: grant.nameplateId },
  });
