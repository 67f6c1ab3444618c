import { type Kysely, sql } from 'kysely';

/** Messages at Discord: to users who linked an account there, and to the community's own server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The choice belongs to the linked account, and goes with it.
  `alter table external_logins
    add column is_messaged boolean not null default false,
    add column message_channel text,
    add column messages_closed_at timestamptz,
    add constraint external_logins_messages check (provider = 'discord'
      or not is_messaged and message_channel is null and messages_closed_at is null)`,

  // Whoever hears last hears of what ends first; what was not taken waits until not_before.
  `alter table deliveries
    drop constraint deliveries_channel_check,
    add constraint deliveries_channel_check check (channel in ('email', 'push', 'discord')),
    add column sent_until timestamptz,
    add column not_before timestamptz,
    add column tries int not null default 0`,
  `update deliveries d set sent_until = o.sent_until
    from notifications n join notices o on o.id = n.notice_id
    where n.id = d.notification_id and d.claimed_at is null`,
  `drop index deliveries_waiting`,
  `create index deliveries_waiting on deliveries (channel, sent_until, notification_id)
    where claimed_at is null`,

  // What is still news, of everything that was ever told.
  `create index notices_sent_until on notices (sent_until)`,

  // How each way to Discord stands, for all processes: after a refusal it rests.
  `create table discord_ways (
    way text primary key check (way in ('bot', 'webhook')),
    rests_until timestamptz,
    failures int not null default 0,
    problem text check (problem in ('token', 'gone', 'outage')),
    problem_since timestamptz,
    check ((problem is null) = (problem_since is null))
  )`,
  `insert into discord_ways (way) values ('bot'), ('webhook')`,

  // The webhook of the community's server: one, or none.
  `create table community_webhooks (
    id int primary key default 1 check (id = 1),
    webhook_id text not null check (webhook_id ~ '^[0-9]{17,20}$'),
    token text not null check (token ~ '^[A-Za-z0-9_-]{60,100}$'),
    kinds text[] not null,
    posts_since timestamptz not null,
    changed_at timestamptz not null
  )`,

  // A notice is posted by whoever claims it first.
  `create table community_posts (
    notice_id int primary key references notices on delete cascade,
    claimed_at timestamptz,
    not_before timestamptz,
    tries int not null default 0,
    outcome text check (outcome in ('sent', 'failed', 'skipped'))
  )`,
  `create index community_posts_waiting on community_posts (not_before) where claimed_at is null`,
];
