import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

const listedAtMost = 50;

/** Overrides in the audit log. The subject is a stage for official results, a user for picks. */
const overrides = (db: Kysely<Schema>) =>
  db
    .selectFrom('auditLog as l')
    .leftJoin('users as a', 'a.id', 'l.actorUserId')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'l.subjectId').on('l.subjectType', '=', 'user'),
    )
    .select(['l.id', 'l.at', 'l.action', 'l.subjectId', 'l.reason'])
    .select(['l.actorUserId', 'a.username as actorUsername', 'u.username as subjectUsername'])
    // The driver has read the json columns; the schema tells what is written to them.
    .select([sql<unknown>`l.before`.as('before'), sql<unknown>`l.after`.as('after')])
    .select(stageId.as('eventStageId'))
    .where('l.action', '=', anyOf(['official.overridden', 'picks.overridden']));

const stageId = sql<number>`case l.action when 'official.overridden' then l.subject_id::int
  else (l.after->>'eventStageId')::int end`;

/** The newest overrides of these stages. */
export const findPastOverrides = (db: Kysely<Schema>, eventStageIds: readonly number[]) =>
  overrides(db)
    .where(stageId, '=', anyOf(eventStageIds))
    .orderBy('l.id', 'desc')
    .limit(listedAtMost)
    .execute();

/** One of them, when it is the newest of its stage and of its user or results. */
export const findLastOverride = (
  db: Kysely<Schema>,
  eventStageIds: readonly number[],
  overrideId: number,
) =>
  overrides(db)
    .where('l.id', '=', overrideId)
    .where(stageId, '=', anyOf(eventStageIds))
    .where(sql<boolean>`not exists (select from audit_log later
      where later.action = l.action and later.subject_id = l.subject_id and later.id > l.id
        and (l.action = 'official.overridden'
          or later.after->'eventStageId' = l.after->'eventStageId'))`)
    .executeTakeFirst();

export type OverrideRow = NonNullable<Awaited<ReturnType<typeof findLastOverride>>>;
