import { type Kysely, sql } from 'kysely';

/**
 * The structure that a tournament's pages had when the event was made of it, if staff kept to it. Null = it is not
 * compared: the event is of an earlier product, or staff chose otherwise. The digest is of the records that were
 * compared last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event_wikis
    add column drafted jsonb,
    add column compared_at timestamptz,
    add column compared_digest text`.execute(db);
}
