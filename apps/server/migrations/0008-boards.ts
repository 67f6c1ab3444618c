import { type Kysely, sql } from 'kysely';

/** Sealed entries in blocks, what changed them since, and the totals that processes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...blocks, ...changes, ...boards, ...sweeps]) {
    await sql.raw(statement).execute(db);
  }
}

const blocks = [
  // Which sealing a stage's blocks are of: a stage that was reopened and sealed anew has another.
  `create table entry_block_sets (
    event_stage_id int primary key references event_stages on delete cascade,
    sealed_at timestamptz not null,
    layout_fingerprint text not null,
    entry_count int not null,
    block_count int not null,
    written_at timestamptz not null default clock_timestamp()
  )`,
  // A few thousand entries a row in submission order, column by column: ids as int4 and
  // milliseconds as int8, both big-endian, and the bytes of the picks. Derived from entries.
  `create table entry_blocks (
    event_stage_id int not null references event_stages on delete cascade,
    block_index int not null,
    entry_count int not null,
    user_ids bytea not null,
    submitted_at bytea not null,
    slots bytea not null,
    checksum bytea not null,
    primary key (event_stage_id, block_index)
  )`,
  // Picks hardly compress; trying would take longer than all the rest.
  `alter table entry_blocks alter user_ids set storage external,
    alter submitted_at set storage external, alter slots set storage external`,
];

const changes = [
  // Grows with whatever changes who stands on an event's board, or with which picks, but for seals.
  `alter table events add entrants_version int not null default 0`,
  // Whose entries of a sealed stage its blocks no longer tell.
  `create table entry_block_changes (
    id bigint generated always as identity primary key,
    event_stage_id int not null references event_stages on delete cascade,
    user_id int not null,
    changed_at timestamptz not null default clock_timestamp()
  )`,
  `create index entry_block_changes_stage on entry_block_changes (event_stage_id, user_id)`,
  `create function note_sealed_entry_change() returns trigger language plpgsql as $$
  declare
    changed entries := case when tg_op = 'DELETE' then old else new end;
  begin
    if exists (select from event_stages
      where id = changed.event_stage_id and sealed_at is not null)
    then
      insert into entry_block_changes (event_stage_id, user_id)
      values (changed.event_stage_id, changed.user_id);
      update events set entrants_version = entrants_version + 1
      where id = (select event_id from event_stages where id = changed.event_stage_id);
    end if;
    return null;
  end $$`,
  // After the seal nothing is written without an override (refuse_late_entry): saves before it pay nothing.
  `create trigger entries_changed after insert or update on entries for each row
    when (coalesce(current_setting('callshot.override_audit_id', true), '') <> '')
    execute function note_sealed_entry_change()`,
  `create trigger entries_deleted after delete on entries for each row
    execute function note_sealed_entry_change()`,
  `create function note_eligibility_change() returns trigger language plpgsql as $$
  begin
    update events set entrants_version = entrants_version + 1
    where id in (select s.event_id from entries n
      join event_stages s on s.id = n.event_stage_id where n.user_id = new.id);
    return null;
  end $$`,
  `create trigger users_eligibility after update of is_ineligible on users for each row
    when (old.is_ineligible is distinct from new.is_ineligible)
    execute function note_eligibility_change()`,
  `create index entries_post_lock on entries (event_stage_id, user_id) where is_post_lock`,
  `create index users_ineligible on users (id) where is_ineligible`,
];

const boards = [
  // Every entrant's points in entrant order, little-endian, two or four bytes each; of which
  // entrants, the digest tells. Whoever cannot use them computes them.
  `create table boards (
    event_id int primary key references events on delete cascade,
    generation int not null,
    entrant_count int not null,
    entrants_digest text not null,
    totals bytea not null,
    computed_at timestamptz not null
  )`,
  `alter table boards alter totals set storage external`,
];

/** What is swept every hour is found without reading everything. */
const sweeps = [
  `create index sessions_expires on sessions (expires_at)`,
  `create index known_devices_seen on known_devices (last_seen_at)`,
  `create index attempts_at on attempts (attempted_at)`,
];
