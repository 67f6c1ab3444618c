import { type Kysely, sql } from 'kysely';

/** Staff say that two teams are one, which is undone like any other edit of a team. */
const statements = [
  'alter table team_edits drop constraint team_edits_kind_check',
  `alter table team_edits add constraint team_edits_kind_check
    check (kind in ('named', 'pictured', 'merged'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
