import { type Kysely, sql } from 'kysely';

/** How events follow the wiki: what it said of their matches, what waits for staff, what staff keep from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table wiki_matches (
    event_id int not null references events on delete cascade,
    match_id text not null,
    event_stage_id int not null references event_stages on delete cascade,
    event_substage_id int not null references event_substages on delete cascade,
    place text,
    is_swapped boolean not null,
    record jsonb not null,
    read_at timestamptz not null,
    primary key (event_id, match_id)
  )`,
  `create index wiki_matches_substage on wiki_matches (event_substage_id)`,
  `create index wiki_matches_stage on wiki_matches (event_stage_id)`,

  `create table wiki_tables (
    event_substage_id int primary key references event_substages on delete cascade,
    event_id int not null references events on delete cascade,
    record jsonb not null,
    read_at timestamptz not null
  )`,
  `create index wiki_tables_event on wiki_tables (event_id)`,

  `create table wiki_doubts (
    id int generated always as identity primary key,
    event_id int not null references events on delete cascade,
    event_stage_id int not null references event_stages on delete cascade,
    event_substage_id int not null references event_substages on delete cascade,
    key text not null,
    kind text not null,
    details jsonb not null,
    opened_at timestamptz not null,
    answered_at timestamptz,
    answer text check (answer in ('apply', 'dismiss', 'correct')),
    unique (event_id, key),
    check ((answered_at is null) = (answer is null))
  )`,
  `create index wiki_doubts_substage on wiki_doubts (event_substage_id)`,
  `create index wiki_doubts_stage on wiki_doubts (event_stage_id)`,

  `create table wiki_log (
    id bigint generated always as identity primary key,
    event_id int not null references events on delete cascade,
    at timestamptz not null,
    text text not null
  )`,
  `create index wiki_log_event on wiki_log (event_id, id desc)`,

  // A result that staff took away leaves no row that could say so.
  `create table official_holds (
    event_substage_id int not null references event_substages on delete cascade,
    slot text not null,
    held_at timestamptz not null default clock_timestamp(),
    primary key (event_substage_id, slot)
  )`,
];
