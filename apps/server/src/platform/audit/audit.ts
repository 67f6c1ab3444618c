import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What happened, to what, by whom; null actor = the product itself. */
export interface AuditEntry {
  readonly actorUserId: number | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
}

/** Appends to the audit log and answers the row's id. */
export async function insertAudit(db: Kysely<Schema>, entry: AuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('auditLog')
    .values({
      actorUserId: entry.actorUserId,
      action: entry.action,
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      before: jsonOf(entry.before),
      after: jsonOf(entry.after),
      reason: entry.reason || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const jsonOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);
