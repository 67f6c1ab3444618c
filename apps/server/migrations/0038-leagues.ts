import { type Kysely, sql } from 'kysely';

/**
 * Leagues, who is in them and who is banned. The database itself counts members, so that no way of
 * writing them can forget to, and holds the bound of a league.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table leagues (
    id int generated always as identity primary key,
    name text not null,
    name_key text not null,
    created_by int not null references users,
    password_hash text,
    require_discord boolean not null default false,
    require_reddit boolean not null default false,
    nameplate_id int references nameplates on delete set null,
    discord_url text,
    is_analyst_league boolean not null default false,
    is_hidden boolean not null default false,
    member_count int not null default 0,
    members_version int not null default 0,
    version int not null default 0,
    created_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz,
    deleted_by int references users,
    delete_reason text,
    check (member_count between 0 and 5000)
  )`,
  `create unique index leagues_name on leagues (name_key) where deleted_at is null`,
  `create index leagues_created_by on leagues (created_by)`,
  `create index leagues_nameplate on leagues (nameplate_id) where nameplate_id is not null`,
  `create index leagues_deleted on leagues (deleted_at) where deleted_at is not null`,
  `create index leagues_deleted_by on leagues (deleted_by) where deleted_by is not null`,

  `create table league_members (
    id int generated always as identity primary key,
    league_id int not null references leagues on delete cascade,
    user_id int not null references users,
    joined_at timestamptz not null default clock_timestamp(),
    unique (league_id, user_id)
  )`,
  `create index league_members_user on league_members (user_id)`,
  `create index league_members_standing on league_members (league_id, joined_at, id)`,

  `create table league_bans (
    id int generated always as identity primary key,
    league_id int not null references leagues on delete cascade,
    user_id int not null references users,
    banned_by int not null references users,
    banned_at timestamptz not null default clock_timestamp(),
    unique (league_id, user_id)
  )`,
  `create index league_bans_user on league_bans (user_id)`,
  `create index league_bans_banned_by on league_bans (banned_by)`,

  `create function count_league_members() returns trigger language plpgsql as $$
  begin
    update leagues l
    set member_count = l.member_count + c.members, members_version = l.members_version + 1
    from (
      select league_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::int as members
      from changed group by league_id order by league_id
    ) c
    where l.id = c.league_id;
    return null;
  end $$`,
  `create trigger league_members_joined after insert on league_members
    referencing new table as changed for each statement execute function count_league_members()`,
  `create trigger league_members_left after delete on league_members
    referencing old table as changed for each statement execute function count_league_members()`,
];
