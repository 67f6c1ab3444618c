import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/**
 * Bumps the version of every event in which one of the teams has a place, so that caches read it
 * again. Returns these events. Every change of a team's name or look calls it in the same
 * transaction.
 */
export async function showTeamsAnew(
  trx: Kysely<Schema>,
  teamIds: readonly number[],
): Promise<number[]> {
  if (teamIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    with own as (
      select id from events where id in (
        select s.event_id from event_teams t
        join event_substages u on u.id = t.event_substage_id
        join event_stages s on s.id = u.event_stage_id where t.team_id = any(${teamIds}::int[]))
      order by id for update)
    update events e set version = e.version + 1 from own where e.id = own.id returning e.id`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}
