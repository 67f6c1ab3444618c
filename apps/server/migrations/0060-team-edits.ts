import { type Kysely, sql } from 'kysely';

/** Edits of teams by staff: no source overwrites them, and each can be undone. */
const statements = [
  `alter table teams add column is_name_manual boolean not null default false,
    add column is_logo_manual boolean not null default false`,
  `create table team_edits (
    id int generated always as identity primary key,
    team_id int not null references teams,
    event_id int not null references events on delete cascade,
    kind text not null check (kind in ('named', 'pictured')),
    before jsonb not null,
    after jsonb not null,
    made_at timestamptz not null default clock_timestamp(),
    undone_at timestamptz
  )`,
  'create index team_edits_team on team_edits (team_id, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
