import { type Kysely, sql } from 'kysely';

/** What was published of a match of the wiki before it was corrected, and when that was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wiki_matches
    add column corrected_from jsonb, add column corrected_at timestamptz`.execute(db);
}
