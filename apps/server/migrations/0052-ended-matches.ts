import { type Kysely, sql } from 'kysely';

/** Whether a match of a stage has ended in public; of events that run, as the wiki's records say. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_stages add column has_ended_match boolean not null default false`.execute(
    db,
  );
  await sql`update event_stages s set has_ended_match = true where exists (
    select from wiki_matches m where m.event_stage_id = s.id
      and (m.record -> 'isFinished')::boolean and not (m.record -> 'isNotPlayed')::boolean
      and not m.record @> '{"opponents": [{"kind": "bye"}]}')`.execute(db);
}
