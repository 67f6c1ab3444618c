import { type Kysely, sql } from 'kysely';

/** What a correction of results has to know to redraw later stages, and how their entrants are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Stands there because it went through the stage before: goes when that turns out to be wrong.
  `alter table event_teams add is_arrival boolean not null default false`,
  `update event_teams t set is_arrival = true
    from event_substages u join event_stages s on s.id = u.event_stage_id
    where u.id = t.event_substage_id and exists (
      select from audit_log l where l.action = 'stage.teams_placed' and l.subject_id = s.id
        and l.after->'teamIds' @> to_jsonb(t.team_id)
        and not coalesce(l.before->'teamIds' @> to_jsonb(t.team_id), false))`,
  // Nobody on the staff has had a say in it: closes again when its teams turn out not to be known.
  `alter table event_stages add is_opened_by_itself boolean not null default false`,

  `alter table notices drop constraint notices_kind_check`,
  `alter table notices add constraint notices_kind_check check (kind in ('announcement',
    'stage-opened', 'lock-24h', 'lock-1h', 'results', 'teams-replaced', 'picks-edited'))`,
  // Only who picked anything in one of these slots is told; null = whoever entered the stage.
  `alter table notices add concerned_slots int[]`,
];
