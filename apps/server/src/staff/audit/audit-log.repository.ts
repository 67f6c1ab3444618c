import { type Kysely, type RawBuilder, sql } from 'kysely';
import { usernameKey } from '../../account/accounts/usernames/username.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

export interface AuditFilter {
  readonly actorUserIds?: readonly number[] | undefined;
  readonly subjectType?: string | undefined;
  readonly subjectId?: number | undefined;
  readonly actionPrefix?: string | undefined;
  /** First and last day, UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isWithSaves: boolean;
  readonly before?: number | undefined;
}

/** The newest rows that fit, by id: a page begins where the one before it ended. */
export function findAllAuditRows(db: Db, filter: AuditFilter, most: number) {
  let query = db
    .selectFrom('auditLog as l')
    .leftJoin('users as u', 'u.id', 'l.actorUserId')
    .leftJoin('auditPersonal as p', 'p.auditId', 'l.id')
    .select(['l.id', 'l.at', 'l.action', 'l.subjectType', 'l.subjectId', 'l.reason'])
    .select(['l.requestId', 'l.sessionId'])
    .select(['l.actorUserId', 'u.username as actorUsername'])
    // The driver has read the json columns; the schema tells what is written to them.
    .select([
      sql<unknown>`coalesce(p.content::jsonb -> 'before', l.before)`.as('before'),
      sql<unknown>`coalesce(p.content::jsonb -> 'after', l.after)`.as('after'),
      sql<boolean>`l.personal_digest is not null and p.audit_id is null`.as('isErased'),
    ])
    .select(subjectName.as('subjectName'))
    .orderBy('l.id', 'desc')
    .limit(most);
  const { actorUserIds, subjectType, subjectId, actionPrefix, from, to, before } = filter;
  // An unknown name finds no rows: id 0 does not exist.
  if (actorUserIds !== undefined) query = query.where('l.actorUserId', '=', anyOf(actorUserIds));
  if (subjectType !== undefined) query = query.where('l.subjectType', '=', subjectType);
  if (subjectId !== undefined) query = query.where('l.subjectId', '=', subjectId);
  // A filter by action includes saves.
  if (!filter.isWithSaves && actionPrefix === undefined) {
    query = query.where(sql<boolean>`l.action not in ('picks.saved', 'login.user')`);
  }
  if (actionPrefix !== undefined) {
    query = query.where('l.action', 'like', `${actionPrefix.replace(/[\\%_]/g, '\\$&')}%`);
  }
  if (from !== undefined) {
    const begin = sql`${from}::date at time zone 'UTC'`;
    query = query.where(sql<boolean>`l.at >= ${begin}
      and l.id >= ${firstIdSince(sql`${begin} - ${clockSlack}`)}`);
  }
  if (to !== undefined) {
    const end = sql`(${to}::date + 1) at time zone 'UTC'`;
    query = query.where(sql<boolean>`l.at < ${end}
      and l.id < coalesce(${firstIdSince(sql`${end} + ${clockSlack}`)}, ${largestId}::bigint)`);
  }
  if (before !== undefined) query = query.where('l.id', '<', before);
  return query.execute();
}

/** Rows are numbered as they are written, but for what was written at the same moment or by a clock put right. */
const clockSlack = sql`interval '1 hour'`;
const largestId = '9223372036854775807';

/** Days as ids, so that pages of long ago do not begin with a walk through everything since. */
const firstIdSince = (instant: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`(select d.id from audit_log d where d.at >= ${instant} order by d.at limit 1)`;

/** Users are named by the caller, who knows which names may be shown. */
const subjectName = sql<string | null>`case l.subject_type
  when 'event' then (select e.name_override from events e where e.id = l.subject_id)
  when 'event_format' then (select f.name from event_formats f where f.id = l.subject_id)
  when 'event_stage' then (
    select e.name_override || ' · ' || s.name
    from event_stages s join events e on e.id = s.event_id where s.id = l.subject_id)
  when 'game' then (select g.name from games g where g.id = l.subject_id)
  when 'nameplate' then (select p.name from nameplates p where p.id = l.subject_id)
  when 'point_preset' then (select p.name from point_presets p where p.id = l.subject_id)
  when 'promo' then (select p.description from promos p where p.id = l.subject_id)
  when 'user' then (select username from users where id = l.subject_id)
end`;

/** The plates that rows name, deleted ones included. */
export async function findPlateNames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('nameplates')
    .select(['id', 'name'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Finds actors by id or by name. */
export async function findActorIds(db: Db, text: string): Promise<number[]> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or([where('id', '=', id), where('usernameKey', '=', usernameKey(text))]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Hops from one action to the next in the index: the log is long, its actions are few. */
export async function findAllActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    with recursive found as (
      (select action from audit_log order by action using ~<~ limit 1)
      union all
      select (select l.action from audit_log l where l.action ~>~ f.action
        order by l.action using ~<~ limit 1)
      from found f where f.action is not null
    )
    select action from found where action is not null`.execute(db);
  return rows.map(({ action }) => action);
}

export async function findAllSubjectTypes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ subjectType: string }>`
    with recursive found as (
      (select subject_type from audit_log order by subject_type limit 1)
      union all
      select (select l.subject_type from audit_log l where l.subject_type > f.subject_type
        order by l.subject_type limit 1)
      from found f where f.subject_type is not null
    )
    select subject_type from found where subject_type is not null`.execute(db);
  return rows.map(({ subjectType }) => subjectType);
}
