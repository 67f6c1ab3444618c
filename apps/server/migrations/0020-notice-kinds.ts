import { type Kysely, sql } from 'kysely';

/** Which kinds of notices there are is what the program knows, not what a table lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices drop constraint notices_kind_check`.execute(db);
}
