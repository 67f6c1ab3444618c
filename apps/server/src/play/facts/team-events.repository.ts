import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The newest events that are looked at for a team. */
const newestOfTeam = 20;

export interface Until {
  readonly id: number;
  readonly gameId: GameId;
  readonly startsAt: Date;
}

/**
 * Events of the game that began before one and in which a team has a place, newest first. Archived ones are left
 * out.
 */
export async function findEarlierEventIds(
  db: Kysely<Schema>,
  teamId: number,
  { id, gameId, startsAt }: Until,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from events e
    where e.game_id = ${gameId}::int and e.archived_at is null
      and (e.starts_at, e.id) < (${startsAt}::timestamptz, ${id}::int)
      and e.id in (
        select s.event_id from event_teams t
        join event_substages u on u.id = t.event_substage_id
        join event_stages s on s.id = u.event_stage_id
        where t.team_id = ${teamId}::int)
    order by e.starts_at desc, e.id desc
    limit ${newestOfTeam}`.execute(db);
  return rows.map((row) => row.id);
}
