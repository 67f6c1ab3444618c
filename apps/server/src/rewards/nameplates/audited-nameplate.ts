import type { Kysely } from 'kysely';
import { type AuditEntry, insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PlateRow } from './nameplates.repository.ts';

type Change = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'> & {
  readonly actorUserId: number;
};

/** The audit log loses the texts of a user's design when they delete their account. */
export const auditNameplate = (
  trx: Kysely<Schema>,
  { id, ownerUserId }: Pick<PlateRow, 'id' | 'ownerUserId'>,
  change: Change,
): Promise<number> =>
  insertAudit(trx, {
    ...change,
    subjectType: 'nameplate',
    subjectId: id,
    ...(ownerUserId === null ? {} : { erasedWith: ownerUserId }),
  });

/** A nameplate as the log tells it. */
export const logged = ({ name, description, style, typeId }: PlateRow) => ({
  name,
  description,
  style,
  namePlateTypeId: typeId,
});
