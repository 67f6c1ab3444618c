import type { Kysely } from 'kysely';
import { type AuditEntry, insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LeagueRow } from '../leagues/leagues.repository.ts';

type Change = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'> & {
  readonly actorUserId: number;
};

/** The audit log loses a league's name when its creator deletes their account. */
export const auditLeague = (
  trx: Kysely<Schema>,
  { id, createdBy }: Pick<LeagueRow, 'id' | 'createdBy'>,
  change: Change,
): Promise<number> =>
  insertAudit(trx, { ...change, subjectType: 'league', subjectId: id, erasedWith: createdBy });
