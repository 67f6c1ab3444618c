import { type Kysely, sql } from 'kysely';

/** Whether others have the rank that a trophy was given for is read without reading all of its event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index awards_rank on awards (event_id, rank)`.execute(db);
}
