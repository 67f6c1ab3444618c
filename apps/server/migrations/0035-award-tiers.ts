import { type Kysely, sql } from 'kysely';

/** How many of each tier a run gives; `generation` is the sum of the results' and the entrants' versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table award_runs add column tiers int[] not null default '{}'`.execute(db);
}
