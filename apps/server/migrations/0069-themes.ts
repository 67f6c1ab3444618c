import { type Kysely, sql } from 'kysely';

/** Null until the user chooses. Processes of the version before leave it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_preferences
    add column theme text check (theme in ('system', 'dark', 'light'))`.execute(db);
}
