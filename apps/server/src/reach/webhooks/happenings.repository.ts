import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../../platform/database/in-batches.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Older events are not sent: a server that was down for longer skips them. */
const newsFor = sql`interval '24 hours'`;
/** Longer than the age limit, so that none is recorded twice. */
const rememberedFor = sql`interval '30 days'`;
/** Results that come in one after the other are told together. */
const resultsApart = sql`interval '30 seconds'`;

/**
 * Writes down what has happened and not been told, with a delivery for every webhook that wants it:
 * once, however many processes look. Answers how many deliveries there are.
 */
export async function writeHappenings(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with moment as materialized (select clock_timestamp() as now),
    due as (
      select 'opened ' || s.id || ' ' || s.opening as subject, 'opened' as topic, e.id as event_id,
        s.id as event_stage_id, null::int as official_version, s.opened_at as happened_at
      from moment, events e join event_stages s on s.event_id = e.id and s.stage_index = e.stage
      where e.archived_at is null and e.finished_at is null and s.sealed_at is null
        and e.lock_at > now and s.opened_at <= now and s.opened_at > now - ${newsFor}
      union all
      select 'locked ' || s.id || ' ' || s.opening, 'locked', e.id, s.id, null, s.sealed_at
      from moment, events e join event_stages s on s.event_id = e.id
      where e.archived_at is null and s.sealed_at <= now and s.sealed_at > now - ${newsFor}
      union all
      select 'results ' || e.id || ' ' || e.official_version, 'results', e.id, null, e.official_version, now
      from moment, events e
      where e.archived_at is null and (e.finished_at is null or e.finished_at > now - ${newsFor})
        and e.official_version > coalesce((
          select max(h.official_version) from webhook_happenings h
          where h.event_id = e.id and h.topic = 'results'), 0)
        and not exists (
          select from webhook_happenings h
          where h.event_id = e.id and h.topic = 'results' and h.happened_at > now - ${resultsApart})
      union all
      select 'finished ' || e.id || ' ' || extract(epoch from e.finished_at), 'finished', e.id, null, null,
        e.finished_at
      from moment, events e
      where e.archived_at is null and e.finished_at <= now and e.finished_at > now - ${newsFor}
    ),
    made as (
      insert into webhook_happenings
        (subject, topic, event_id, event_stage_id, official_version, happened_at)
      select subject, topic, event_id, event_stage_id, official_version, happened_at from due d
      where not exists (select from webhook_happenings h where h.subject = d.subject)
      on conflict (subject) do nothing
      returning id, topic, happened_at
    ),
    told as (
      insert into webhook_deliveries (webhook_id, happening_id, next_attempt_at)
      select w.id, m.id, clock_timestamp()
      from made m join webhooks w
        on m.topic = any(w.topics) and w.off_by is null and w.on_since <= m.happened_at
      returning id
    )
    select count(*)::int as count from told`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Forgets what is told and over. The last results of an event stay, since those after it are told from
 * there on, and so does what a delivery is still shown of.
 */
export async function deleteOldHappenings(db: Kysely<Schema>): Promise<void> {
  await deleteInBatches(
    db,
    'webhookHappenings',
    sql`happened_at < statement_timestamp() - ${rememberedFor}
      and not exists (
        select from webhook_deliveries d where d.happening_id = webhook_happenings.id)
      and (topic <> 'results' or exists (
        select from webhook_happenings n
        where n.event_id = webhook_happenings.event_id and n.topic = 'results'
          and n.id > webhook_happenings.id))`,
  );
}
