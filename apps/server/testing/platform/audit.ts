import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';

/** Rows of the audit log, those that name somebody with what stands apart for them. */
export const auditRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('auditLog as l')
    .leftJoin('auditPersonal as p', 'p.auditId', 'l.id')
    .select(['l.actorUserId', 'l.action', 'l.subjectId', 'l.reason'])
    .select([
      sql<unknown>`coalesce(p.content::jsonb -> 'before', l.before)`.as('before'),
      sql<unknown>`coalesce(p.content::jsonb -> 'after', l.after)`.as('after'),
    ])
    .orderBy('l.id');
