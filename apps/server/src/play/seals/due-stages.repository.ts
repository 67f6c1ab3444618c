import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export const isSealDue = sql<boolean>`exists (
  select from events e join event_stages s on s.event_id = e.id and s.stage_index = e.stage
  where s.sealed_at is null and e.lock_at <= clock_timestamp())`;

/** Events whose current stage is past its lock time, by the database's clock, and not sealed. */
export const findAllSealDue = (db: Kysely<Schema>) =>
  db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select('e.id')
    .where('s.sealedAt', 'is', null)
    .where(sql<boolean>`e.lock_at <= clock_timestamp()`)
    .orderBy('e.id')
    .execute();
