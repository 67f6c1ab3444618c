import { type Kysely, sql } from 'kysely';

/** Places of an event's teams in rankings, as staff say, each with its source; and an index of teams' events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_rankings (
      event_id int not null references events on delete cascade,
      team_id int not null references teams on delete cascade,
      place int not null check (place between 1 and 9999),
      source text not null check (char_length(source) between 1 and 60),
      as_of date not null,
      url text,
      primary key (event_id, team_id)
    )`.execute(db);
  await sql`create index team_rankings_team on team_rankings (team_id)`.execute(db);
  await sql`create index if not exists event_teams_team on event_teams (team_id)`.execute(db);
}
