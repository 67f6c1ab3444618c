import { type Kysely, sql } from 'kysely';

/**
 * An event may let people in after the lock, at a share of the points: `late_share` is the choice, and each late
 * entry keeps the share that it was made at. A sealed stage then has a row in `match_locks` for each match that is
 * still to come.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table events add column late_share int check (late_share in (25, 50, 75))`.execute(db);
  await sql`
    alter table entries add column late_share int check (late_share in (25, 50, 75))`.execute(db);
  await sql`alter table award_runs add column is_late bytea`.execute(db);
  await sql`create index late_entries on entries (event_stage_id, user_id) where late_share is not null`.execute(
    db,
  );
  await sql.raw(takesLateEntry).execute(db);
  await sql`drop function save_slips`.execute(db);
  await sql.raw(saveSlips).execute(db);
  await sql.raw(refuseLateEntry).execute(db);
  await sql.raw(noteSealedEntryChange).execute(db);
}

/**
 * Whether somebody may call what is left of a sealed stage: a late entrant of it, or somebody who has no entry of a
 * stage of the event that has locked.
 */
const takesLateEntry = `create function takes_late_entry(stage_id int, entrant_id int)
returns boolean language sql volatile as $$
  select coalesce((
    select n.late_share is not null from entries n
    where n.event_stage_id = stage_id and n.user_id = entrant_id
  ), (
    select e.late_share is not null and not exists (
      select from entries n join event_stages o on o.id = n.event_stage_id
      where o.event_id = e.id and n.user_id = entrant_id and n.late_share is null
        and coalesce(o.sealed_at, o.parts_sealed_at) is not null
    )
    from event_stages s join events e on e.id = s.event_id where s.id = stage_id
  )) and exists (
    select from event_stages s join events e on e.id = s.event_id and e.stage = s.stage_index
    where s.id = stage_id and s.sealed_at is not null and e.lock_at <= clock_timestamp()
      and e.finished_at is null and e.archived_at is null
  ) and exists (
    select from match_locks l where l.event_stage_id = stage_id
      and l.sealed_at is null and coalesce(l.lock_at, 'infinity') > clock_timestamp()
  )
$$`;

const saveSlips = `create function save_slips(
  lock_space int, saved_event_id int, saved_stage_id int, saved_fingerprint text,
  checked_version int, checked_official_version int, pace_step interval, pace_slack interval,
  user_ids int[], slips bytea[], expected_versions int[], keys text[], request_hashes bytea[],
  request_ids text[], session_ids bigint[]
) returns table (nr bigint, outcome text, version int, submitted_at timestamptz, wait_ms float8,
  closed json)
language plpgsql volatile as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock_shared(lock_space, saved_event_id);
  return query
  with asked as materialized (
    select a.*, k.request_hash = a.request_hash as is_repeated, k.answer::json as answer
    from unnest(user_ids, slips, expected_versions, keys, request_hashes, request_ids, session_ids)
      with ordinality
      as a (user_id, slots, expected_version, key, request_hash, request_id, session_id, nr)
    left join lateral (
      select request_hash, answer from idempotency_keys
      where user_id = a.user_id and key = a.key limit 1
    ) k on true
  ), stage as materialized (
    select s.id, s.sealed_at, s.lock_unit <> 'stage' as is_in_parts, s.stage_index = e.stage as is_current,
      e.late_share,
      -- A stage in parts is open until its last match locks; without a lock of its own nothing is open.
      case when s.lock_unit = 'stage' or e.lock_at is null then e.lock_at else
        (select max(coalesce(l.lock_at, 'infinity')) from match_locks l
         where l.event_stage_id = s.id and l.sealed_at is null) end as lock_at,
      e.version = checked_version and e.official_version = checked_official_version as is_checked
    from event_stages s join events e on e.id = s.event_id
    where s.id = saved_stage_id
  ), proposed as materialized (
    select s.id, a.*, coalesce(n.version, 0) as version, n.submitted_at,
      coalesce(a.expected_version <> coalesce(n.version, 0), false) as is_outdated,
      coalesce(n.slots = a.slots and n.layout_fingerprint = saved_fingerprint, false) as is_same,
      -- Entries of a sealed stage are late, and keep the share that they were made at.
      case when s.sealed_at is not null then
        case when n.version is null then s.late_share else n.late_share end end as late_share,
      n.save_paid_until, clock_timestamp() as now,
      case when s.is_in_parts or s.sealed_at is not null then closed_changes(s.id, a.slots,
        case when n.layout_fingerprint = saved_fingerprint then n.slots end) end as closed
    from asked a cross join stage s
    left join lateral (
      select version, slots, layout_fingerprint, submitted_at, save_paid_until, late_share from entries
      where event_stage_id = s.id and user_id = a.user_id limit 1
    ) n on true
    where a.is_repeated is null and s.is_checked and s.is_current
      and (s.sealed_at is null and clock_timestamp() < s.lock_at
        or takes_late_entry(s.id, a.user_id))
      -- Nobody else's save has to suffer for an account that is no more.
      and exists (select from users where id = a.user_id)
  ), saved as (
    insert into entries as n
      (event_stage_id, user_id, slots, layout_fingerprint, version, late_share, save_paid_until)
    select p.id, p.user_id, p.slots, saved_fingerprint, p.version + 1, p.late_share,
      greatest(p.save_paid_until, p.now) + pace_step
    from proposed p
    where not p.is_outdated and not p.is_same and p.closed is null
      and coalesce(p.save_paid_until <= p.now + pace_slack, true)
    order by p.user_id
    on conflict (event_stage_id, user_id) do update set
      slots = excluded.slots, layout_fingerprint = excluded.layout_fingerprint,
      version = excluded.version, submitted_at = clock_timestamp(), edited_by_staff_at = null,
      save_paid_until = excluded.save_paid_until, late_share = excluded.late_share
    where n.version = excluded.version - 1
    returning n.*
  ), revised as (
    insert into entry_revisions
      (event_stage_id, user_id, version, slots, layout_fingerprint, actor_user_id, saved_at)
    select n.event_stage_id, n.user_id, n.version, n.slots, n.layout_fingerprint, n.user_id,
      n.submitted_at
    from saved n
  ), audited as (
    insert into audit_log
      (actor_user_id, action, subject_type, subject_id, after, request_id, session_id)
    select n.user_id, 'picks.saved', 'event_stage', n.event_stage_id,
      jsonb_build_object('version', n.version), a.request_id, a.session_id
    from saved n join asked a on a.user_id = n.user_id
  ), remembered as (
    insert into idempotency_keys (user_id, key, request_hash, answer)
    select a.user_id, a.key, a.request_hash,
      json_build_object('version', n.version, 'savedAt', n.submitted_at)::text
    from asked a join saved n on n.user_id = a.user_id
    where a.key is not null
  ), remembered_unchanged as (
    insert into idempotency_keys (user_id, key, request_hash, answer)
    select p.user_id, p.key, p.request_hash,
      json_build_object('version', p.version, 'savedAt', p.submitted_at)::text
    from proposed p
    where p.key is not null and p.is_same and not p.is_outdated
      -- Such saves have no pace, so that somebody could send them without end.
      and (select count(*) from (
        select from idempotency_keys where user_id = p.user_id limit 500) k) < 500
    on conflict do nothing
  )
  select a.nr,
    case
      when a.is_repeated then 'saved'
      when not a.is_repeated then 'idempotency_mismatch'
      when n.user_id is not null then 'saved'
      when s.id is null then 'stale'
      when not s.is_current then 'wrong_stage'
      when p.nr is null and not takes_late_entry(s.id, a.user_id)
        and (s.sealed_at is not null or s.lock_at is null or clock_timestamp() >= s.lock_at)
        then 'picks_locked'
      when p.is_outdated then 'version_conflict'
      when p.is_same then 'unchanged'
      when p.closed is not null then 'matches_locked'
      when p.save_paid_until > p.now + pace_slack then 'too_often'
      else 'stale'
    end,
    coalesce((a.answer->>'version')::int, n.version, p.version),
    coalesce((a.answer->>'savedAt')::timestamptz, n.submitted_at, p.submitted_at),
    extract(epoch from p.save_paid_until - p.now - pace_slack)::float8 * 1000,
    p.closed
  from asked a left join stage s on true
  left join proposed p on p.user_id = a.user_id left join saved n on n.user_id = a.user_id;
end $$`;

const refuseLateEntry = `create or replace function refuse_late_entry() returns trigger language plpgsql as $$
declare
  override_id bigint := nullif(current_setting('callshot.override_audit_id', true), '')::bigint;
  locks text;
begin
  if override_id is not null and exists (select from audit_log where id = override_id) then
    return new;
  end if;
  if takes_late_entry(new.event_stage_id, new.user_id) and new.late_share is not null
    and closed_changes(new.event_stage_id, new.slots,
      (select n.slots from entries n where n.event_stage_id = new.event_stage_id
        and n.user_id = new.user_id and n.layout_fingerprint = new.layout_fingerprint)) is null
  then
    return new;
  end if;
  select s.lock_unit into locks from event_stages s join events e on e.id = s.event_id
  where s.id = new.event_stage_id and s.sealed_at is null and s.stage_index = e.stage
    and case s.lock_unit when 'stage' then clock_timestamp() < e.lock_at else e.lock_at is not null end;
  -- A save inserts, and updates on conflict: before the insert there is no old row, though there may be an entry.
  if locks is null or locks <> 'stage' and closed_changes(new.event_stage_id, new.slots,
    (select n.slots from entries n where n.event_stage_id = new.event_stage_id
      and n.user_id = new.user_id and n.layout_fingerprint = new.layout_fingerprint)) is not null
  then
    raise exception 'picks are locked' using errcode = 'CS001';
  end if;
  return new;
end $$`;

const noteSealedEntryChange = `create or replace function note_sealed_entry_change() returns trigger
language plpgsql as $$
declare
  changed entries := case when tg_op = 'DELETE' then old else new end;
begin
  -- Boards read late entries of themselves, once a match of theirs is sealed.
  if tg_op <> 'DELETE' and changed.late_share is not null then
    return null;
  end if;
  if exists (select from event_stages where id = changed.event_stage_id
    and coalesce(sealed_at, parts_sealed_at) is not null)
  then
    insert into entry_block_changes (event_stage_id, user_id)
    values (changed.event_stage_id, changed.user_id);
    update events set entrants_version = entrants_version + 1
    where id = (select event_id from event_stages where id = changed.event_stage_id);
  end if;
  return null;
end $$`;
