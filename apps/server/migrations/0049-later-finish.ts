import { type Kysely, sql } from 'kysely';

/** When the last result of an event was entered that is not finished yet. */
const statements = [
  'alter table events add column completed_at timestamptz',
  `create index events_completed on events (completed_at)
    where completed_at is not null and finished_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
