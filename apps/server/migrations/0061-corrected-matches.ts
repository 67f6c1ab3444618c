import { type Kysely, sql } from 'kysely';

/** The former result of a match that the wiki corrected, and when it was corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wiki_matches
    add column corrected_from jsonb, add column corrected_at timestamptz`.execute(db);
}
