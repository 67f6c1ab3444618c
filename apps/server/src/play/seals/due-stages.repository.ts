import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The stage `s` of the event `e` has passed its lock, or a match of it its own; null of one without a lock. */
const isDue = sql<boolean>`(s.sealed_at is null and s.lock_unit = 'stage' and e.lock_at <= clock_timestamp()
  or e.lock_at is not null and exists (select from match_locks l
    where l.event_stage_id = s.id and l.sealed_at is null and l.lock_at <= clock_timestamp()))`;

export const isSealDue = sql<boolean>`exists (
  select from events e join event_stages s on s.event_id = e.id and s.stage_index = e.stage
  where ${isDue})`;

/** Events whose current stage, or a match of it, is past its lock by the database's clock, and not sealed. */
export const findAllSealDue = (db: Kysely<Schema>) =>
  db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select('e.id')
    .where(isDue)
    .orderBy('e.id')
    .execute();
