import { type Kysely, sql } from 'kysely';

/** Who wants nameplates without their motion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_preferences
    add column is_still_plates boolean not null default false`.execute(db);
}
