import type { AnsweredRefusal } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { tellFormat } from './format-changes.ts';
import { countEventsOf, deleteFormatRow, lockFormat } from './formats.repository.ts';

/** An event that is made from the format meanwhile waits for the answer, or is waited for. */
export async function deleteFormat(
  db: Kysely<Schema>,
  actorUserId: number,
  id: number,
): Promise<Outcome<null, AnsweredRefusal<'DELETE /api/eventFormat/:id'>>> {
  return db.transaction().execute(async (trx) => {
    const format = await lockFormat(trx, id);
    if (format === null) return refuse('format_not_found');
    if ((await countEventsOf(trx, id)) > 0) return refuse('format_in_use');
    await deleteFormatRow(trx, id);
    await insertAudit(trx, {
      actorUserId,
      action: 'format.deleted',
      subjectType: 'event_format',
      subjectId: id,
      before: tellFormat(format),
    });
    return done(null);
  });
}
