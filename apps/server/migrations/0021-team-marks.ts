import { type TeamMark, teamMarksOf } from '@callshot/rules';
import { type Kysely, sql } from 'kysely';

/** What stands for a team without a logo: made once for an event, and from then on as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event_team_marks (
    event_id int not null references events on delete cascade,
    team_id int not null references teams,
    field int not null check (field between 0 and 15),
    shape int not null check (shape between 0 and 7),
    charge int not null check (charge between 0 and 5),
    primary key (event_id, team_id)
  )`.execute(db);
  await sql`create index event_team_marks_team on event_team_marks (team_id, event_id desc)`.execute(
    db,
  );
  await markExistingEvents(db);
}

/** From the oldest event on, so that a team keeps its mark from one event to the next. */
async function markExistingEvents(db: Kysely<unknown>): Promise<void> {
  const worn = new Map<number, TeamMark>();
  for (const [eventId, teams] of await teamsByEvent(db)) {
    const marks = teamMarksOf(
      [...teams].map(([id, name]) => ({ name, mark: worn.get(id) ?? null })),
    );
    for (const [at, teamId] of [...teams.keys()].entries()) {
      const mark = marks[at];
      if (!mark) continue;
      worn.set(teamId, mark);
      await sql`insert into event_team_marks (event_id, team_id, field, shape, charge)
        values (${eventId}, ${teamId}, ${mark.field}, ${mark.shape}, ${mark.charge})`.execute(db);
    }
  }
}

/** The names of each event's teams by their id, in the order of stages and seeds. */
async function teamsByEvent(db: Kysely<unknown>): Promise<Map<number, Map<number, string>>> {
  const { rows } = await sql<{ eventId: number; teamId: number; name: string }>`
    select s.event_id as "eventId", t.team_id as "teamId", teams.name
    from event_teams t
    join event_substages u on u.id = t.event_substage_id
    join event_stages s on s.id = u.event_stage_id
    join teams on teams.id = t.team_id
    order by s.event_id, s.stage_index, u.position, t.position`.execute(db);
  const events = new Map<number, Map<number, string>>();
  for (const { eventId, teamId, name } of rows) {
    const teams = events.get(eventId) ?? new Map<number, string>();
    events.set(eventId, teams.set(teamId, name));
  }
  return events;
}
