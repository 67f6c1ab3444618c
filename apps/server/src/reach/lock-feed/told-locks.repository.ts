import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Locks that have passed are told so long. */
const toldDays = 30;
const toldAtMost = 500;

/**
 * Notes every lock that is not as the feed told it last. The lock of a stage that locks in parts is its first. One
 * that is over stays as it was told.
 */
export async function noteLocks(db: Db): Promise<void> {
  await sql`
    insert into told_locks (event_stage_id, lock_at, is_cancelled, told)
    select n.id, n.lock_at, n.is_cancelled, n.told from (
      select s.id,
        least(coalesce(case
          when e.archived_at is null and s.stage_index = e.stage and s.opened_at is not null
            and s.sealed_at is null
          then case s.lock_unit when 'stage' then e.lock_at
            else (select min(l.lock_at) from match_locks l where l.event_stage_id = s.id) end
        end, t.lock_at, s.sealed_at), s.sealed_at) as lock_at,
        s.sealed_at is null and (e.archived_at is not null or e.finished_at is not null
          or s.stage_index <> e.stage or s.opened_at is null
          or (s.lock_unit = 'stage' and e.lock_at is null)) as is_cancelled,
        json_build_array(e.name_override, e.language, e.translations, s.name)::text as told,
        t.event_stage_id is not null as is_told
      from event_stages s join events e on e.id = s.event_id
      left join told_locks t on t.event_stage_id = s.id
      where e.finished_at is null or e.finished_at > clock_timestamp() - ${toldDays}::int * interval '1 day'
    ) n
    where n.lock_at > clock_timestamp() - ${toldDays}::int * interval '1 day'
      and (n.is_told or not n.is_cancelled)
    order by n.id
    on conflict (event_stage_id) do update set
      lock_at = excluded.lock_at, is_cancelled = excluded.is_cancelled, told = excluded.told,
      sequence = told_locks.sequence
        + ((told_locks.lock_at, told_locks.is_cancelled)
          is distinct from (excluded.lock_at, excluded.is_cancelled))::int,
      changed_at = clock_timestamp()
    where (told_locks.lock_at, told_locks.is_cancelled, told_locks.told)
      is distinct from (excluded.lock_at, excluded.is_cancelled, excluded.told)`.execute(db);
}

/** Locks to come and those of the last 30 days, of one game or of all; the last ones, the earliest first. */
export async function findToldLocks(db: Db, gameId: GameId | null) {
  const rows = await db
    .selectFrom('toldLocks as t')
    .innerJoin('eventStages as s', 's.id', 't.eventStageId')
    .innerJoin('events as e', 'e.id', 's.eventId')
    .select(['t.eventStageId', 't.lockAt', 't.isCancelled', 't.sequence', 't.changedAt'])
    .select(['s.name as stageName', 's.stageIndex', 's.lockUnit', 'e.id as eventId', 'e.gameId'])
    .select(['e.nameOverride', 'e.language', 'e.translations'])
    .where('t.lockAt', '>', sql<Date>`clock_timestamp() - ${toldDays}::int * interval '1 day'`)
    .$if(gameId !== null, (of) => of.where('e.gameId', '=', gameId as GameId))
    .orderBy('t.lockAt', 'desc')
    .orderBy('t.eventStageId')
    .limit(toldAtMost)
    .execute();
  return rows.reverse();
}
