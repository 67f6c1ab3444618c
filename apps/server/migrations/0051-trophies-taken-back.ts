import { type Kysely, sql } from 'kysely';

/** Trophies are taken back by a run of their own, after which they can be given again. */
const statements = [
  `alter table award_runs drop constraint award_runs_kind_check,
    add constraint award_runs_kind_check check (kind in ('give', 'rerun', 'take_back'))`,
  // One open run an event keeps two givings apart.
  'drop index award_runs_given',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
