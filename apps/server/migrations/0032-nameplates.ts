import { type Kysely, sql } from 'kysely';

/** Nameplates, who has which, and what users report of them. Below 1000 are the product's own ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table nameplates (
    id int generated always as identity (start with 1000) primary key,
    type_id int not null check (type_id between 1 and 7),
    name text not null check (length(name) between 1 and 40),
    description text not null check (length(description) <= 120),
    style text not null check (length(style) <= 16384),
    owner_user_id int references users on delete cascade,
    version int not null default 1,
    disabled_at timestamptz,
    disabled_reason text,
    deleted_at timestamptz,
    updated_at timestamptz not null default clock_timestamp(),
    check ((type_id = 7) = (owner_user_id is not null)),
    check ((disabled_at is null) = (disabled_reason is null))
  )`,
  `create index nameplates_owner on nameplates (owner_user_id) where owner_user_id is not null`,
  `create index nameplates_type on nameplates (type_id, id)`,
  `create index nameplates_name on nameplates (lower(name) text_pattern_ops)`,
  `create index nameplates_deleted on nameplates (id) where deleted_at is not null`,
  `create index users_nameplate on users (nameplate_id) where nameplate_id <> 0`,

  `create table owned_nameplates (
    user_id int not null references users on delete cascade,
    nameplate_id int not null references nameplates on delete cascade,
    source text not null check (source in ('event', 'trophy', 'promo', 'reward', 'staff')),
    granted_at timestamptz not null default clock_timestamp(),
    primary key (user_id, nameplate_id)
  )`,
  `create index owned_nameplates_nameplate on owned_nameplates (nameplate_id)`,

  `create table nameplate_reports (
    id int generated always as identity primary key,
    nameplate_id int not null references nameplates on delete cascade,
    user_id int not null references users on delete cascade,
    version int not null,
    reason text not null,
    reported_at timestamptz not null default clock_timestamp(),
    answered_at timestamptz
  )`,
  // One that waits, a user and nameplate.
  `create unique index nameplate_reports_open on nameplate_reports (nameplate_id, user_id)
    where answered_at is null`,
  `create index nameplate_reports_nameplate on nameplate_reports (nameplate_id)`,
  `create index nameplate_reports_waiting on nameplate_reports (reported_at) where answered_at is null`,
  `create index nameplate_reports_user on nameplate_reports (user_id)`,
];
