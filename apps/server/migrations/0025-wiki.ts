import { type Kysely, sql } from 'kysely';

/** What the tournament wiki was asked, what it answered, and which events come from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One row a request, of all processes: their number in an hour is bounded, and one is in flight.
  `create table wiki_looks (
    id bigint generated always as identity primary key,
    asked text not null,
    asked_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    failure text,
    waits_until timestamptz
  )`,
  `create index wiki_looks_asked on wiki_looks (asked_at)`,

  `create table wiki_answers (
    key bytea primary key,
    wiki text not null,
    subject text not null,
    records text not null,
    asked_at timestamptz not null,
    is_stale boolean not null default false
  )`,
  `create index wiki_answers_subject on wiki_answers (wiki, subject)`,

  `create table event_wikis (
    event_id int primary key references events on delete cascade,
    wiki text not null,
    page_id int not null,
    page_name text not null,
    mapping jsonb not null,
    paused_at timestamptz,
    last_look_at timestamptz,
    next_look_at timestamptz,
    webhook_at timestamptz,
    failure text,
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index event_wikis_page on event_wikis (wiki, page_id)`,
];
