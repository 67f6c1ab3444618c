import { type Kysely, sql } from 'kysely';

/** Values of a notice, for pages that make a sentence of their own; null = an older version made it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices add column kind_values jsonb`.execute(db);
  await sql`alter table notifications add column own_values jsonb`.execute(db);
}
