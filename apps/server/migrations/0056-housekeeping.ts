import { type Kysely, sql } from 'kysely';

/** Indexes by age for the rows that are deleted by age. */
const statements = [
  `create index attempts_latest on attempts
    ((coalesce(attempted_at[cardinality(attempted_at)], '-infinity')))`,
  'create index webhook_deliveries_created on webhook_deliveries (created_at)',
  'create index webhook_happenings_happened on webhook_happenings (happened_at)',
  'create index wiki_answers_asked on wiki_answers (asked_at)',
  'create index one_time_tokens_expires on one_time_tokens (expires_at)',
  'create index pictures_created on pictures (created_at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
