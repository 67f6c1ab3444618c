import { type Kysely, sql } from 'kysely';

/** Tournaments that come, as the wiki lists them, and what an Admin chose for each game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_settings (
      game_id int primary key references games on delete cascade,
      tiers int[] not null default '{}',
      weeks_ahead int not null default 4 check (weeks_ahead between 1 and 12),
      publishes boolean not null default false,
      version int not null default 0,
      listed_at timestamptz,
      next_list_at timestamptz not null default now(),
      claimed_until timestamptz,
      failures int not null default 0,
      failure jsonb
    )`.execute(db);
  await sql`insert into calendar_settings (game_id) select id from games`.execute(db);
  await sql`
    create table calendar_tournaments (
      game_id int not null references games on delete cascade,
      page_id int not null,
      page_name text not null,
      title text not null,
      wiki_link text not null,
      tier int,
      tier_type text not null,
      starts_on date,
      ends_on date,
      is_listed boolean not null default true,
      hidden_at timestamptz,
      draft jsonb,
      looked_at timestamptz,
      look_began_at timestamptz,
      next_look_at timestamptz not null default now(),
      claimed_until timestamptz,
      failures int not null default 0,
      failure jsonb,
      make_failures int not null default 0,
      next_make_at timestamptz,
      not_made jsonb,
      made_event_id int references events on delete set null,
      made_at timestamptz,
      primary key (game_id, page_id)
    )`.execute(db);
  await sql`create index calendar_tournaments_due on calendar_tournaments (next_look_at)
    where is_listed and hidden_at is null`.execute(db);
}
