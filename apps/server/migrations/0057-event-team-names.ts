import { type Kysely, sql } from 'kysely';

/** Names that staff gave a team for one event, because the wiki has it under another page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event_team_names (
    event_id int not null references events on delete cascade,
    name text not null check (name <> ''),
    team_id int not null references teams,
    told_at timestamptz not null default clock_timestamp(),
    primary key (event_id, name)
  )`.execute(db);
}
