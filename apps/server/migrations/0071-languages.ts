import { type Kysely, sql } from 'kysely';

/** Null until the user chooses. A language may leave the product: its form alone is held here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_preferences
    add column language text
    check (length(language) <= 35 and language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$')`.execute(
    db,
  );
}
