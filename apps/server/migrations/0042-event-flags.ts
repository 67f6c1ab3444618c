import { type Kysely, sql } from 'kysely';

/** What is special about an event, said of the event and not by its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table events
        add column forced_stage int check (forced_stage >= 0),
        add column is_survey_noticed boolean not null default false,
        add column open_tabs int[] not null default '{}' check (0 <= all (open_tabs))`,
    )
    .execute(db);
}
