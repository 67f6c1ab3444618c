import { type Kysely, sql } from 'kysely';

/**
 * Right calls that each stage of an event asks for, in the stages' order; null = trophies go by rank. A run of
 * trophies by goals is frozen with everybody's type beside their points.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events add column goals int[]
    check (cardinality(goals) between 1 and 100 and 1 <= all (goals))`.execute(db);
  await sql`alter table award_runs add column trophy_types bytea`.execute(db);
}
