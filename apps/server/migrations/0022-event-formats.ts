import { type Kysely, sql } from 'kysely';

/** Staff edit event formats: who saved one last, and when, to the millisecond that answers tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table event_formats add column modified_by_user_id int references users`,
  `update event_formats set created_at = date_trunc('milliseconds', created_at),
    modified_at = date_trunc('milliseconds', modified_at)`,
  `alter table event_formats
    alter column created_at set default date_trunc('milliseconds', clock_timestamp()),
    alter column modified_at set default date_trunc('milliseconds', clock_timestamp())`,
  `create index events_format on events (event_format_id)`,
];
