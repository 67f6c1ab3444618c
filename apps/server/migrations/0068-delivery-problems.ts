import { type Kysely, sql } from 'kysely';

/** The reason why a message was not taken the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['deliveries', 'community_posts']) {
    await sql`alter table ${sql.table(table)} add column problem text`.execute(db);
  }
}
