import { type Kysely, sql } from 'kysely';

/** Accounts, events, entries, official results and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accounts, ...events, ...entries, ...audit]) {
    await sql.raw(statement).execute(db);
  }
}

const accounts = [
  `create table games (
    id int primary key,
    name text not null,
    icon_url text not null,
    instagram_url text,
    twitter_url text,
    trophy_image_prefix text not null
  )`,
  `insert into games (id, name, icon_url, trophy_image_prefix) values
    (1, 'Rocket League', '/games/rl.svg', '/trophies'),
    (2, 'Counter-Strike', '/games/cs.svg', '/trophies')`,

  `create table patreon_levels (
    id int primary key,
    name text not null,
    hex_code text not null
  )`,
  `insert into patreon_levels (id, name, hex_code) values
    (1, 'None', '#A3B0C6'), (2, 'Supporter', '#D98C4A'), (3, 'Super Supporter', '#C3CCD8'), (4, 'Legend', '#F4C542')`,

  `create table settings (
    name text primary key,
    value text not null,
    store_key text not null,
    is_public boolean not null default true
  )`,
  `insert into settings (name, value, store_key) values
    ('discordUrl', 'null', 'discordUrl'), ('redditUrl', 'null', 'redditUrl'),
    ('wikiUrl', 'https://liquipedia.net', 'wikiUrl'), ('adminContactName', 'an admin', 'adminContactName'),
    ('leagueLimit', '10', 'leagueLimit'), ('surveyTabTitle', 'WORLDS SURVEY', 'surveyTabTitle'),
    ('surveySubmitNameplateId', '32', 'surveySubmitNameplateId'), ('maintenanceMessage', 'null', 'maintenanceMessage')`,

  `create table users (
    id int generated always as identity primary key,
    username text not null check (length(username) between 1 and 254),
    username_key text not null unique,
    email text unique check (email = lower(email)),
    email_verified_at timestamptz,
    password_hash text,
    is_username_change_required boolean not null default false,
    nameplate_id int not null default 0,
    patreon_level_id int not null default 1 references patreon_levels,
    is_ineligible boolean not null default false,
    disabled_at timestamptz,
    created_at timestamptz not null default clock_timestamp()
  )`,

  `create table roles (id int primary key, name text not null unique)`,
  `insert into roles (id, name) values
    (1, 'Admin'), (2, 'EventCreator'), (3, 'SurveyCreator'), (4, 'Moderator'), (5, 'Analyst')`,
  `create table user_roles (
    user_id int not null references users on delete cascade,
    role_id int not null references roles,
    primary key (user_id, role_id)
  )`,

  `create table sessions (
    id bigint generated always as identity primary key,
    token_hash bytea not null unique,
    user_id int not null references users on delete cascade,
    user_agent text not null default '',
    created_at timestamptz not null default clock_timestamp(),
    last_seen_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create table known_devices (
    user_id int not null references users on delete cascade,
    device_hash bytea not null,
    last_seen_at timestamptz not null default clock_timestamp(),
    primary key (user_id, device_hash)
  )`,
  `create table attempts (
    kind text not null,
    subject text not null,
    attempted_at timestamptz not null default clock_timestamp()
  )`,
  `create index attempts_subject on attempts (kind, subject, attempted_at)`,
  `create table one_time_tokens (
    token_hash bytea primary key,
    purpose text not null,
    user_id int references users on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
];

const events = [
  `create table seasons (
    id int generated always as identity primary key,
    game_id int not null references games,
    name text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    unique (game_id, starts_at),
    check (starts_at < ends_at)
  )`,
  `create table event_formats (
    id int generated always as identity primary key,
    name text not null check (name <> ''),
    json text not null,
    created_at timestamptz not null default clock_timestamp(),
    modified_at timestamptz not null default clock_timestamp()
  )`,
  `create table teams (
    id int generated always as identity primary key,
    game_id int not null references games,
    external_id text not null,
    name text not null,
    abbreviation text not null,
    logo_path text,
    unique (game_id, external_id)
  )`,
  `create table events (
    id int generated always as identity primary key,
    game_id int not null references games,
    name text not null,
    name_override text not null,
    image_url text,
    url text,
    attribution_name text,
    attribution_url text,
    reward_type_id int not null default 1 check (reward_type_id between 1 and 5),
    event_format_id int references event_formats,
    format_name text not null,
    format_json text not null,
    stage int not null default 0 check (stage >= 0),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    is_unlocked boolean not null default false,
    relock_at timestamptz,
    lock_at timestamptz generated always as (case when is_unlocked then relock_at else starts_at end) stored,
    finished_at timestamptz,
    rewarded_at timestamptz,
    archived_at timestamptz,
    version int not null default 1,
    official_version int not null default 0,
    created_at timestamptz not null default clock_timestamp(),
    check (starts_at <= ends_at)
  )`,
  `create index events_game on events (game_id, starts_at)`,
  `create table event_stages (
    id int generated always as identity primary key,
    event_id int not null references events on delete cascade,
    stage_index int not null check (stage_index >= 0),
    name text not null,
    opened_at timestamptz,
    sealed_at timestamptz,
    unique (event_id, stage_index),
    unique (event_id, id)
  )`,
  `create table event_substages (
    id int generated always as identity primary key,
    event_stage_id int not null references event_stages on delete cascade,
    position int not null check (position >= 0),
    title text not null,
    unique (event_stage_id, position)
  )`,
  // A team's position is its byte in encoded picks: positions are only ever appended.
  `create table event_teams (
    event_substage_id int not null references event_substages on delete cascade,
    team_id int not null references teams,
    position int not null check (position between 0 and 249),
    group_name text,
    primary key (event_substage_id, team_id),
    unique (event_substage_id, position)
  )`,
  `create table event_team_members (
    event_id int not null references events on delete cascade,
    team_id int not null references teams,
    position int not null,
    role text not null check (role in ('Player', 'Captain', 'Coach', 'Substitute', 'Other')),
    username text not null,
    flag_image_url text,
    primary key (event_id, team_id, position)
  )`,
  // One row a slot: a group row is (team, pick type), a match row is a place in a bracket.
  `create table official_picks (
    event_stage_id int not null references event_stages on delete cascade,
    event_substage_id int not null references event_substages on delete cascade,
    slot text not null,
    team_id int references teams,
    pick_type_id int check (pick_type_id between 1 and 6),
    bracket_part text,
    bracket_col int,
    bracket_col_index int,
    match_index int,
    top_team_id int references teams,
    bottom_team_id int references teams,
    winner_team_id int references teams,
    loser_team_id int references teams,
    top_team_score int,
    bottom_team_score int,
    outcome text not null default 'played'
      check (outcome in ('played', 'walkover', 'void', 'double_forfeit', 'bye')),
    match_starts_at timestamptz,
    source text not null default 'manual' check (source in ('manual', 'import')),
    updated_at timestamptz not null default clock_timestamp(),
    primary key (event_substage_id, slot),
    check ((pick_type_id is not null and team_id is not null and bracket_part is null)
        or (pick_type_id is null and bracket_part is not null and bracket_col is not null
            and bracket_col_index is not null and match_index is not null))
  )`,
  `create index official_picks_stage on official_picks (event_stage_id)`,
];

const entries = [
  // An entry is one user's picks of one stage: a byte a slot, in the layout with this fingerprint.
  `create table entries (
    event_stage_id int not null references event_stages on delete cascade,
    user_id int not null references users on delete cascade,
    slots bytea not null,
    layout_fingerprint text not null,
    version int not null default 1,
    is_post_lock boolean not null default false,
    edited_by_staff_at timestamptz,
    submitted_at timestamptz not null default clock_timestamp(),
    primary key (event_stage_id, user_id)
  )`,
  `create index entries_submitted on entries (event_stage_id, submitted_at desc, user_id)`,
  `create index entries_user on entries (user_id)`,
  `create table entry_revisions (
    event_stage_id int not null references event_stages on delete cascade,
    user_id int not null references users on delete cascade,
    version int not null,
    slots bytea not null,
    layout_fingerprint text not null,
    actor_user_id int references users on delete set null,
    is_post_lock boolean not null default false,
    is_by_staff boolean not null default false,
    saved_at timestamptz not null default clock_timestamp(),
    primary key (event_stage_id, user_id, version)
  )`,
  `create table idempotency_keys (
    user_id int not null references users on delete cascade,
    key text not null,
    request_hash bytea not null,
    answer text not null,
    created_at timestamptz not null default clock_timestamp(),
    primary key (user_id, key)
  )`,
  `create index idempotency_keys_created on idempotency_keys (created_at)`,
];

const audit = [
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    actor_user_id int,
    action text not null,
    subject_type text not null,
    subject_id bigint,
    before jsonb,
    after jsonb,
    reason text
  )`,
  `create index audit_log_subject on audit_log (subject_type, subject_id, id)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit log is append-only';
  end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change()`,
  // The database repeats the save statement's check: whatever writes an entry late must name the
  // audit row that allows it (set_config('callshot.override_audit_id', …, true)).
  `create function refuse_late_entry() returns trigger language plpgsql as $$
  declare
    override_id bigint := nullif(current_setting('callshot.override_audit_id', true), '')::bigint;
  begin
    if override_id is not null and exists (select from audit_log where id = override_id) then
      return new;
    end if;
    if not exists (
      select from event_stages s join events e on e.id = s.event_id
      where s.id = new.event_stage_id and s.sealed_at is null and s.stage_index = e.stage
        and clock_timestamp() < e.lock_at
    ) then
      raise exception 'picks are locked' using errcode = 'CS001';
    end if;
    return new;
  end $$`,
  `create trigger entries_lock before insert or update on entries
    for each row execute function refuse_late_entry()`,
];
