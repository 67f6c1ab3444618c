import { type Kysely, sql } from 'kysely';

/**
 * Saves of one stage that arrive together, in one call: the event's lock together with other saves;
 * then, in one statement, what earlier requests under the same keys were answered, every other entry
 * under its conditions, its revision, its audit row and its key. Each save is told what became of it.
 *
 * A user may stand in one call only once. Rows are written in the order of users, so that two calls
 * never wait for each other. Whoever met another call's save of the same entry is told `stale`: what
 * that call wrote, its key too, is only seen by the next look. An entry is found by a query each: a
 * join would be planned once, while the table is small, as a scan of all of it. `save_entry` (0002) stays for processes of an
 * older version that still run beside the new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function save_entries(
      lock_space int, saved_event_id int, saved_stage_id int, saved_fingerprint text,
      checked_version int, checked_official_version int,
      user_ids int[], slips bytea[], expected_versions int[], keys text[], request_hashes bytea[]
    ) returns table (nr bigint, outcome text, version int, submitted_at timestamptz)
    language plpgsql volatile as $$
    #variable_conflict use_column
    begin
      perform pg_advisory_xact_lock_shared(lock_space, saved_event_id);
      return query
      with asked as materialized (
        select a.*, k.request_hash = a.request_hash as is_repeated, k.answer::json as answer
        from unnest(user_ids, slips, expected_versions, keys, request_hashes)
          with ordinality as a (user_id, slots, expected_version, key, request_hash, nr)
        left join lateral (
          select request_hash, answer from idempotency_keys
          where user_id = a.user_id and key = a.key limit 1
        ) k on true
      ), stage as materialized (
        select s.id, s.sealed_at, e.lock_at, s.stage_index = e.stage as is_current,
          e.version = checked_version and e.official_version = checked_official_version as is_checked
        from event_stages s join events e on e.id = s.event_id
        where s.id = saved_stage_id
      ), proposed as (
        select s.id, a.user_id, a.slots, a.expected_version, coalesce((
          select version from entries where event_stage_id = s.id and user_id = a.user_id), 0) as version
        from asked a cross join stage s
        where a.is_repeated is null and s.is_checked and s.is_current
          and s.sealed_at is null and clock_timestamp() < s.lock_at
      ), saved as (
        insert into entries as n (event_stage_id, user_id, slots, layout_fingerprint, version)
        select p.id, p.user_id, p.slots, saved_fingerprint, p.version + 1
        from proposed p
        where p.expected_version is null or p.expected_version = p.version
        order by p.user_id
        on conflict (event_stage_id, user_id) do update set
          slots = excluded.slots, layout_fingerprint = excluded.layout_fingerprint,
          version = excluded.version, submitted_at = clock_timestamp(), edited_by_staff_at = null
        where n.version = excluded.version - 1
        returning n.*
      ), revised as (
        insert into entry_revisions
          (event_stage_id, user_id, version, slots, layout_fingerprint, actor_user_id, saved_at)
        select n.event_stage_id, n.user_id, n.version, n.slots, n.layout_fingerprint, n.user_id,
          n.submitted_at
        from saved n
      ), audited as (
        insert into audit_log (actor_user_id, action, subject_type, subject_id, after)
        select n.user_id, 'picks.saved', 'event_stage', n.event_stage_id,
          jsonb_build_object('version', n.version)
        from saved n
      ), remembered as (
        insert into idempotency_keys (user_id, key, request_hash, answer)
        select a.user_id, a.key, a.request_hash,
          json_build_object('version', n.version, 'savedAt', n.submitted_at)::text
        from asked a join saved n on n.user_id = a.user_id
        where a.key is not null
      )
      select a.nr,
        case
          when a.is_repeated then 'saved'
          when not a.is_repeated then 'idempotency_mismatch'
          when n.user_id is not null then 'saved'
          when s.id is null then 'stale'
          when not s.is_current then 'wrong_stage'
          when s.sealed_at is not null or s.lock_at is null or clock_timestamp() >= s.lock_at
            then 'picks_locked'
          when p.version <> a.expected_version then 'version_conflict'
          else 'stale'
        end,
        coalesce((a.answer->>'version')::int, n.version),
        coalesce((a.answer->>'savedAt')::timestamptz, n.submitted_at)
      from asked a left join stage s on true
      left join proposed p on p.user_id = a.user_id left join saved n on n.user_id = a.user_id;
    end $$`)
    .execute(db);
}
