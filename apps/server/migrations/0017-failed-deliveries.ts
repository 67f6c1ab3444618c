import { type Kysely, sql } from 'kysely';

/** Messages that did not go out are counted without reading all that did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create index deliveries_failed on deliveries (claimed_at) where outcome = 'failed'`)
    .execute(db);
}
