import { type Kysely, sql } from 'kysely';

/** Matches of Swiss stages and groups that staff enter, and their word where a table leaves teams level. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table event_substages
     add column hand_matches jsonb not null default '[]',
     add column hand_order jsonb`,
  `alter table event_stages add column hand_version int not null default 0`,
];
