import type { Kysely } from 'kysely';
import { createResetId } from '../../account/accounts/passwords/reset-link.service.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findManagedUser } from './managed-users.repository.ts';

/** The id of a link that an Admin hands to a user. The log never holds the id. */
export const makeResetLink = (
  db: Kysely<Schema>,
  actorUserId: number,
  userId: number,
): Promise<Outcome<{ resetId: string }, 'user_not_found'>> =>
  db.transaction().execute(async (trx) => {
    if ((await findManagedUser(trx, userId)) === undefined) return refuse('user_not_found');
    await insertAudit(trx, {
      actorUserId,
      action: 'user.reset-link-made',
      subjectType: 'user',
      subjectId: userId,
    });
    return done({ resetId: await createResetId(trx, userId) });
  });
