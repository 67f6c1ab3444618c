import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** A stage that could have lost saves: people could save after the instant of the recovery. */
export interface StageAtRisk {
  readonly eventStageId: number;
  readonly eventName: string;
  readonly stageName: string;
  readonly entries: number;
  readonly lastSavedAt: Date | null;
  readonly lockAt: Date | null;
}

/** Stages that were open at the instant, or were opened since. */
export async function findStagesAtRisk(db: Db, at: Date): Promise<StageAtRisk[]> {
  const { rows } = await sql<StageAtRisk>`
    select s.id as event_stage_id, e.name_override as event_name, s.name as stage_name, e.lock_at,
      (select count(*)::int from entries n where n.event_stage_id = s.id) as entries,
      (select max(r.saved_at) from entry_revisions r where r.event_stage_id = s.id)
        as last_saved_at
    from events e join event_stages s on s.event_id = e.id and s.stage_index = e.stage
    where e.archived_at is null and e.finished_at is null
      and (s.sealed_at is null or s.sealed_at > ${at}::timestamptz)
    order by e.lock_at nulls last, s.id`.execute(db);
  return rows;
}

/** A saved version of an entry. */
export interface SavedVersion {
  readonly eventStageId: number;
  readonly userId: number;
  readonly version: number;
  readonly slots: string;
  readonly eventName: string;
  readonly stageName: string;
  readonly username: string;
}

/** All versions that were saved after the instant, or in the minute before it. */
export async function findSavedAfter(db: Db, at: Date): Promise<SavedVersion[]> {
  const { rows } = await sql<SavedVersion>`
    select r.event_stage_id, r.user_id, r.version, encode(r.slots, 'hex') as slots,
      e.name_override as event_name, s.name as stage_name, u.username
    from entry_revisions r
      join event_stages s on s.id = r.event_stage_id
      join events e on e.id = s.event_id
      join users u on u.id = r.user_id
    -- A save has its time before it commits: it can be older than the instant and lost all the same.
    where r.saved_at > ${at}::timestamptz - interval '1 minute'
    order by e.id, s.id, u.username`.execute(db);
  return rows;
}

/** Those of the versions that this database has, with the same picks, named `stage:user:version`. */
export async function findKept(
  db: Db,
  versions: readonly SavedVersion[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select r.event_stage_id || ':' || r.user_id || ':' || r.version as name
    from unnest(${versions.map(({ eventStageId }) => eventStageId)}::int[],
        ${versions.map(({ userId }) => userId)}::int[],
        ${versions.map(({ version }) => version)}::int[],
        ${versions.map(({ slots }) => slots)}::text[]) as v (event_stage_id, user_id, version, slots)
      join entry_revisions r using (event_stage_id, user_id, version)
    where encode(r.slots, 'hex') = v.slots`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
