import { type Kysely, sql } from 'kysely';

/** What the wiki calls teams of an event that it has under another page, on staff's word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event_team_names (
    event_id int not null references events on delete cascade,
    name text not null check (name <> ''),
    team_id int not null references teams,
    told_at timestamptz not null default clock_timestamp(),
    primary key (event_id, name)
  )`.execute(db);
}
