import { type Kysely, sql } from 'kysely';

/** Deleted accounts, preferences and awards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table users add column deleted_at timestamptz`,
  `create index users_deleted on users (deleted_at) where deleted_at is not null`,
  `create table user_preferences (
    user_id int primary key references users on delete cascade,
    is_plain_names boolean not null default false
  )`,
  `create table awards (
    id int generated always as identity unique,
    user_id int not null references users on delete cascade,
    event_id int not null references events on delete cascade,
    trophy_type_id int not null check (trophy_type_id between 1 and 6),
    awarded_at timestamptz not null default clock_timestamp(),
    primary key (user_id, event_id, trophy_type_id)
  )`,
];
