import type { GameId } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type NamedEvent, type NamedRow, withNames } from '../../play/events/event-words.ts';

/** A stage that can still be picked, and how many of a league have. */
export interface LeagueLock extends NamedEvent {
  readonly eventId: number;
  readonly gameId: GameId;
  readonly stageName: string;
  readonly lockAt: Date;
  readonly picked: number;
}

/** The nearest lock among the league's events, or among all events while no member has picked. */
export async function findNextLock(
  db: Kysely<Schema>,
  leagueId: number,
): Promise<LeagueLock | null> {
  const { rows } = await sql<Omit<LeagueLock, keyof NamedEvent> & NamedRow>`
    select e.id as event_id, e.game_id, e.name_override, e.language, e.translations,
      s.name as stage_name, e.lock_at, p.picked
    from events e
    join event_stages s on s.event_id = e.id and s.stage_index = e.stage
    cross join lateral (
      select count(*)::int as picked
      from league_members m
      join entries n on n.event_stage_id = s.id and n.user_id = m.user_id
      where m.league_id = ${leagueId}::int
    ) p
    where e.archived_at is null and e.finished_at is null
      and e.lock_at > clock_timestamp() and s.opened_at is not null and s.sealed_at is null
    order by p.picked = 0, e.lock_at, e.id
    limit 1`.execute(db);
  return rows.map(withNames)[0] ?? null;
}
