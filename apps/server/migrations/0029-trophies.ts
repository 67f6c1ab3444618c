import { type Kysely, sql } from 'kysely';

/** What trophies were given for, the runs that give them, pins and cases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...awards, ...runs, ...shown]) await sql.raw(statement).execute(db);
}

const awards = [
  // One trophy a user and event: an extra prestige award has an event row of its own.
  `alter table awards drop constraint awards_pkey`,
  `alter table awards add primary key (event_id, user_id)`,
  `create index awards_user on awards (user_id, event_id desc)`,
  // Frozen when it was given; null of what was not given for a place.
  `alter table awards
    add column rank int,
    add column percentile int,
    add column total_score int,
    add column entrants int,
    add column formula int,
    add column run_id int,
    add column seen_at timestamptz`,
];

const runs = [
  // `user_ids`, ascending, and `totals` are the board that a run is frozen from, int4 little-endian;
  // gone when it is over. `done` of them have their awards.
  `create table award_runs (
    id int generated always as identity primary key,
    event_id int not null references events on delete cascade,
    kind text not null check (kind in ('give', 'rerun')),
    started_by_user_id int references users on delete set null,
    reason text,
    is_forced boolean not null,
    generation int not null,
    formula int not null,
    entrants int not null,
    user_ids bytea,
    totals bytea,
    done int not null default 0,
    changed int not null default 0,
    notice_id int references notices on delete set null,
    started_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz
  )`,
  `alter table award_runs alter user_ids set storage external, alter totals set storage external`,
  `create unique index award_runs_given on award_runs (event_id) where kind = 'give'`,
  `create unique index award_runs_open on award_runs (event_id) where finished_at is null`,
  `create index award_runs_event on award_runs (event_id, id desc)`,
  `create index award_runs_notice on award_runs (notice_id)`,
  // What a re-run changed: null = no trophy.
  `create table award_changes (
    run_id int not null references award_runs on delete cascade,
    user_id int not null references users on delete cascade,
    from_type int check (from_type between 1 and 6),
    to_type int check (to_type between 1 and 6),
    primary key (run_id, user_id)
  )`,
];

/** A trophy that changes its tier stays where it was shown; one that is taken away goes from there, too. */
const shown = [
  `create table pinned_awards (
    user_id int primary key references users on delete cascade,
    award_id int not null unique references awards (id) on delete cascade
  )`,
  `create table trophy_cases (
    user_id int not null references users on delete cascade,
    slot int not null check (slot between 1 and 3),
    award_id int not null unique references awards (id) on delete cascade,
    primary key (user_id, slot)
  )`,
];
