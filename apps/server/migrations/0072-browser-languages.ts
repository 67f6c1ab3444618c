import { type Kysely, sql } from 'kysely';

/** The language of the browser at the last sign-in: a default of messages until the user chooses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_preferences
    add column browser_language text
    check (length(browser_language) <= 35
      and browser_language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$')`.execute(db);
}
