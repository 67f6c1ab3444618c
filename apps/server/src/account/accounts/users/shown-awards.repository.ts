import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the award of this alias is shown. Awards of an unfinished run may still change. Awards
 * that are being taken back are hidden at once.
 */
export const isAwardShown = (alias: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select from award_runs r
  where r.event_id = ${sql.ref(`${alias}.eventId`)} and r.finished_at is null
    and (r.id = ${sql.ref(`${alias}.runId`)} or r.kind = 'take_back'))`;
