import { type Kysely, sql } from 'kysely';

/**
 * Staff run events: where pictures were found, when a substage begins of whose matches nothing is known,
 * by how much a lock was put off, and what else a team is called.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table events add column image_source text`,
  `alter table teams add column logo_source text`,
  `alter table event_substages add column starts_at timestamptz`,
  `alter table event_stages
    add column extended_minutes int not null default 0 check (extended_minutes >= 0)`,
  `create table team_aliases (
    game_id int not null references games,
    alias text not null,
    team_id int not null references teams on delete cascade,
    primary key (game_id, alias)
  )`,
  `create index team_aliases_team on team_aliases (team_id)`,
  `insert into team_aliases (game_id, alias, team_id)
    select game_id, btrim(regexp_replace(lower(replace(name, '_', ' ')), '\\s+', ' ', 'g')), id
    from teams order by id
    on conflict do nothing`,
];
