import { type Kysely, sql } from 'kysely';

/** A start that staff entered is theirs: no import overwrites it until it is released. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table official_picks
    add column is_start_manual boolean not null default false`.execute(db);
  await sql`alter table event_substages
    add column is_start_manual boolean not null default false`.execute(db);
}
