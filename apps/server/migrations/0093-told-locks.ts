import { type Kysely, sql } from 'kysely';

/** Locks as the calendar feed told them last, so that it can say which of them moved, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table told_locks (
      event_stage_id int primary key references event_stages on delete cascade,
      lock_at timestamptz not null,
      is_cancelled boolean not null,
      told text not null,
      sequence int not null default 0,
      changed_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
