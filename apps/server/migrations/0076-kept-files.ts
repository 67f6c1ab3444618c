import { type Kysely, sql } from 'kysely';

/** Files of pages that people may still have open, while processes of a newer version serve. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_files (
      name text primary key check (name ~ '^[A-Za-z0-9_./-]{1,200}$'),
      -- Compressed with Brotli.
      body bytea not null,
      served_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`alter table kept_files alter column body set storage external`.execute(db);
}
