import { type Kysely, sql } from 'kysely';

/** How many teams play in a group or Swiss stage, where the tournament says so: those to come among them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_substages add column places int check (places > 0)`.execute(db);
}
