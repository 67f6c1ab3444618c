import { type Kysely, sql } from 'kysely';

/** Who is told of events at which address, what happened, and what was sent of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table webhooks (
    id int generated always as identity primary key,
    user_id int not null references users,
    url text not null,
    topics text[] not null check (
      cardinality(topics) > 0 and topics <@ '{opened,locked,results,finished}'::text[]
    ),
    secret text not null,
    created_at timestamptz not null default clock_timestamp(),
    on_since timestamptz not null default clock_timestamp(),
    off_by text check (off_by in ('owner', 'failures', 'staff')),
    failing_since timestamptz,
    last_delivered_at timestamptz,
    is_slow boolean not null default true
  )`,
  `create index webhooks_user on webhooks (user_id)`,

  `create table webhook_happenings (
    id int generated always as identity primary key,
    subject text not null unique,
    topic text not null check (topic in ('opened', 'locked', 'results', 'finished')),
    event_id int not null references events on delete cascade,
    event_stage_id int references event_stages on delete cascade,
    official_version int,
    happened_at timestamptz not null
  )`,
  `create index webhook_happenings_event on webhook_happenings (event_id, topic)`,
  `create index webhook_happenings_stage on webhook_happenings (event_stage_id)`,
  // What was official before anybody could be told of it is no news.
  `insert into webhook_happenings (subject, topic, event_id, official_version, happened_at)
    select 'results ' || id || ' ' || official_version, 'results', id, official_version, clock_timestamp()
    from events where official_version > 0`,

  `create table webhook_deliveries (
    id int generated always as identity primary key,
    webhook_id int not null references webhooks on delete cascade,
    happening_id int references webhook_happenings on delete cascade,
    delivery_id text not null unique default gen_random_uuid()::text,
    created_at timestamptz not null default clock_timestamp(),
    attempts int not null default 0,
    next_attempt_at timestamptz,
    claimed_until timestamptz,
    status int,
    problem text,
    took_ms int,
    delivered_at timestamptz
  )`,
  `create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id)`,
  `create index webhook_deliveries_happening on webhook_deliveries (happening_id)`,
  `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at)
    where next_attempt_at is not null`,
];
