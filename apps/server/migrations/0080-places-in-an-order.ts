import { type Kysely, sql } from 'kysely';

/** A group whose whole order is picked has a result for each place: types 101 to 120. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table official_picks drop constraint official_picks_pick_type_id_check,
    add constraint official_picks_pick_type_id_check
      check (pick_type_id between 1 and 6 or pick_type_id between 101 and 120)`.execute(db);
}
