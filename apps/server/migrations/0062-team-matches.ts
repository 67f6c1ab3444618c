import { type Kysely, sql } from 'kysely';

/** Matches of Swiss stages and groups as far as they are known; the next look at the wiki tells of running ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table event_substages add column team_matches jsonb not null default '[]'`,
  `alter table events add column matches_version int not null default 0`,
];
