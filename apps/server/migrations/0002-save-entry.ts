import { type Kysely, sql } from 'kysely';

/**
 * A save in one call: the event's lock together with other saves, then the entry under its
 * conditions, then its revision and its audit row. Each statement of the function sees what was
 * committed before it began, so what an exclusive holder of the lock has changed is seen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function save_entry(
      lock_space int, saved_event_id int, saved_stage_id int, saved_user_id int, saved_slots bytea,
      saved_fingerprint text, expected_version int, checked_version int, checked_official_version int
    ) returns setof entries language plpgsql volatile as $$
    declare
      saved entries;
    begin
      perform pg_advisory_xact_lock_shared(lock_space, saved_event_id);
      insert into entries as n (event_stage_id, user_id, slots, layout_fingerprint)
      select s.id, saved_user_id, saved_slots, saved_fingerprint
      from event_stages s join events e on e.id = s.event_id
      where s.id = saved_stage_id and s.sealed_at is null and s.stage_index = e.stage
        and clock_timestamp() < e.lock_at
        and e.version = checked_version and e.official_version = checked_official_version
        and (expected_version is null or expected_version = coalesce((
          select version from entries where event_stage_id = s.id and user_id = saved_user_id), 0))
      on conflict (event_stage_id, user_id) do update set
        slots = excluded.slots, layout_fingerprint = excluded.layout_fingerprint,
        version = n.version + 1, submitted_at = clock_timestamp(), edited_by_staff_at = null
      where expected_version is null or n.version = expected_version
      returning * into saved;
      if not found then
        return;
      end if;
      insert into entry_revisions
        (event_stage_id, user_id, version, slots, layout_fingerprint, actor_user_id, saved_at)
      values (saved.event_stage_id, saved.user_id, saved.version, saved.slots,
        saved.layout_fingerprint, saved.user_id, saved.submitted_at);
      insert into audit_log (actor_user_id, action, subject_type, subject_id, after)
      values (saved.user_id, 'picks.saved', 'event_stage', saved.event_stage_id,
        jsonb_build_object('version', saved.version));
      return next saved;
    end $$`)
    .execute(db);
}
