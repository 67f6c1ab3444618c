import { type Kysely, sql } from 'kysely';

/** Memberships at Patreon, and what supporters choose each month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table patreon_levels add column from_cents int`,
  `update patreon_levels set from_cents = case id when 1 then 0 when 2 then 100 when 3 then 500 else 1500 end`,
  `alter table patreon_levels alter column from_cents set not null`,

  `create table patreon_members (
    member_key text primary key,
    user_id int references users on delete cascade,
    email text,
    discord_subject text,
    cents int not null,
    level_id int not null references patreon_levels,
    changed_at timestamptz not null default clock_timestamp()
  )`,
  `create index patreon_members_user on patreon_members (user_id)`,
  `create index patreon_members_level on patreon_members (level_id)`,
  `create index patreon_members_unknown on patreon_members (member_key) where user_id is null`,

  // What was taken already is refused when it is sent again.
  `create table patreon_deliveries (
    body_hash bytea primary key,
    taken_at timestamptz not null default clock_timestamp()
  )`,

  `create table reward_months (
    month text primary key check (month ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'),
    is_chosen boolean not null default false,
    opened_at timestamptz
  )`,
  `create table reward_offers (
    month text not null references reward_months on delete cascade,
    nameplate_id int not null references nameplates on delete cascade,
    primary key (month, nameplate_id)
  )`,
  `create index reward_offers_nameplate on reward_offers (nameplate_id)`,
  `create table reward_claims (
    user_id int not null references users on delete cascade,
    month text not null check (month ~ '^2[0-9]{3}-(0[1-9]|1[0-2])$'),
    nameplate_id int,
    claimed_at timestamptz not null default clock_timestamp(),
    primary key (user_id, month)
  )`,
  `create index reward_claims_month on reward_claims (month)`,
];
