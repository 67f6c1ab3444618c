import { type Kysely, sql } from 'kysely';

/** Who takes part in a tournament of the wiki, in whatever stage: some enter a later one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event_participants (
    event_id int not null references events on delete cascade,
    team_id int not null references teams,
    primary key (event_id, team_id)
  )`.execute(db);
}
