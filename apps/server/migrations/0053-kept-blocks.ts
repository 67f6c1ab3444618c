import { type Kysely, sql } from 'kysely';

/** Columns that keep a webhook switched off by staff, and that order what Patreon tells of a membership. */
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
