import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

const pageSize = 200;
/** More than a person does; a program that saves all day must not fill the memory of the server. */
const mostActions = 10_000;

/** The user's logged actions in pages, at most ten thousand. */
export async function* streamActions(db: Kysely<Schema>, userId: number) {
  let after = 0;
  for (let read = 0; read < mostActions; read += pageSize) {
    const rows = await db
      .selectFrom('auditLog as l')
      .leftJoin('auditPersonal as p', 'p.auditId', 'l.id')
      .select(['l.id', 'l.at', 'l.action', 'l.subjectType', 'l.subjectId', 'l.reason'])
      .select([
        sql<unknown>`coalesce(p.content::jsonb -> 'before', l.before)`.as('before'),
        sql<unknown>`coalesce(p.content::jsonb -> 'after', l.after)`.as('after'),
      ])
      .where('l.actorUserId', '=', userId)
      .where('l.id', '>', after)
      .orderBy('l.id')
      .limit(pageSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}
