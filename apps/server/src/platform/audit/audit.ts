import { createHash, randomBytes } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { auditOrigin } from './audit-origin.ts';

/** A logged action; null actor = the product itself. */
export interface AuditEntry {
  readonly actorUserId: number | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: number | null;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | null;
  /** The user whom `before` and `after` name: the end of that account erases both. */
  readonly erasedWith?: number;
  /** A session that begins with it; else the one that it is done in. */
  readonly sessionId?: number;
}

/** Appends to the audit log and answers the row's id. */
export async function insertAudit(db: Kysely<Schema>, entry: AuditEntry): Promise<number> {
  const { erasedWith, before, after } = entry;
  if (erasedWith !== undefined) return insertErasable(db, entry, erasedWith);
  const { id } = await insertRow(db, {
    ...rowOf(entry),
    before: jsonOf(before),
    after: jsonOf(after),
    personalDigest: null,
  }).executeTakeFirstOrThrow();
  return id;
}

/** One statement: no row without what it tells of, wherever it is called from. */
async function insertErasable(
  db: Kysely<Schema>,
  entry: AuditEntry,
  userId: number,
): Promise<number> {
  const { before = null, after = null } = entry;
  const content = JSON.stringify({ before, after });
  const salt = randomBytes(32);
  const personalDigest = personalDigestOf(salt, content);
  const { auditId } = await db
    .with('row', (cte) =>
      insertRow(cte, { ...rowOf(entry), before: null, after: null, personalDigest }),
    )
    .insertInto('auditPersonal')
    .columns(['auditId', 'userId', 'salt', 'content'])
    .expression((eb) =>
      eb
        .selectFrom('row')
        .select([
          'row.id',
          sql<number>`${userId}::int`.as('userId'),
          sql<Buffer>`${salt}::bytea`.as('salt'),
          sql<string>`${content}::text`.as('content'),
        ]),
    )
    .returning('auditId')
    .executeTakeFirstOrThrow();
  return auditId;
}

type Row = Required<Insertable<Schema['auditLog']>>;

const insertRow = (db: Pick<Kysely<Schema>, 'insertInto'>, row: Row) =>
  db.insertInto('auditLog').values(row).returning('id');

const rowOf = ({ actorUserId, action, subjectType, subjectId, reason, sessionId }: AuditEntry) => ({
  actorUserId,
  action,
  subjectType,
  subjectId,
  reason: reason || null,
  requestId: auditOrigin()?.requestId ?? null,
  sessionId: sessionId ?? auditOrigin()?.sessionId ?? null,
});

const jsonOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

/**
 * Digest of erasable content. It proves the content while salt and content exist, and reveals
 * nothing afterwards.
 */
const personalDigestOf = (salt: Buffer, content: string): Buffer =>
  createHash('sha256').update(salt).update(content).digest();
