import { type Kysely, sql } from 'kysely';

/** What staff switched off stays off, and what Patreon said last is not undone by what it said before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One that staff switched off outlives its deletion: its address stays closed.
  `alter table webhooks add column deleted_at timestamptz,
    add constraint webhooks_deleted_check check (deleted_at is null or off_by = 'staff')`,
  `create index webhooks_closed on webhooks (split_part(url, '#', 1)) where off_by = 'staff'`,

  // Up to when each membership is known, by a hash of its key: it outlives what is kept of the member.
  `create table patreon_turns (
    member_hash bytea primary key,
    told_at timestamptz,
    is_over boolean not null
  )`,
];
