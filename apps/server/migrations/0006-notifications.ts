import { type Kysely, sql } from 'kysely';

/** Notices and who got them, announcements, choices, push subscriptions, keys of the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Counts how often a stage was opened: what is said once is said once an opening.
  `alter table event_stages add column opening int not null default 1`,

  `create table announcements (
    id int generated always as identity primary key,
    html text not null,
    audience text not null check (audience in ('everyone', 'game')),
    game_id int references games,
    recipients int not null,
    announced_by_user_id int not null references users on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    check ((audience = 'game') = (game_id is not null))
  )`,

  // What is told to many, once: whoever inserts the subject first tells it. Its notifications are
  // made a batch of users at a time, up to told_up_to_user_id, until told_at.
  `create table notices (
    id int generated always as identity primary key,
    subject text not null unique,
    kind text not null
      check (kind in ('announcement', 'stage-opened', 'lock-24h', 'lock-1h', 'results')),
    game_id int references games,
    event_id int references events on delete cascade,
    event_stage_id int references event_stages on delete cascade,
    announcement_id int references announcements on delete cascade,
    title text not null,
    html text not null,
    url text not null,
    on_click_action int not null default 2 check (on_click_action between 1 and 3),
    lock_at timestamptz,
    sent_until timestamptz not null,
    told_up_to_user_id int not null default 0,
    told_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index notices_untold on notices (id) where told_at is null`,
  `create index notices_event_stage on notices (event_stage_id)`,
  `create index notices_event on notices (event_id)`,

  // html null = the notice's own.
  `create table notifications (
    id bigint generated always as identity primary key,
    notice_id int not null references notices on delete cascade,
    user_id int not null references users on delete cascade,
    html text,
    read_at timestamptz,
    unique (notice_id, user_id)
  )`,
  `create index notifications_user on notifications (user_id, id)`,

  // A message that leaves the product. Claimed before it is sent, and never again.
  `create table deliveries (
    notification_id bigint not null references notifications on delete cascade,
    channel text not null check (channel in ('email', 'push')),
    claimed_at timestamptz,
    outcome text check (outcome in ('sent', 'failed', 'skipped')),
    primary key (notification_id, channel)
  )`,
  `create index deliveries_waiting on deliveries (channel, notification_id) where claimed_at is null`,

  `create table notification_preferences (
    user_id int primary key references users on delete cascade,
    lock_reminders boolean not null default true,
    email boolean not null default false,
    push boolean not null default false
  )`,
  `create table push_subscriptions (
    endpoint text primary key,
    user_id int not null references users on delete cascade,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null default clock_timestamp()
  )`,
  `create index push_subscriptions_user on push_subscriptions (user_id, created_at)`,

  `create table server_keys (name text primary key, value text not null)`,
];
