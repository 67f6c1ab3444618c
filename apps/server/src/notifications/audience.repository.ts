import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { picksAnyOf } from '../picks/entries.repository.ts';
import { isKnownReadable } from '../picks/unreadable-entries.repository.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Notice } from './notices.repository.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * Users handled by one statement: a million takes two hundred short ones, each far below the
 * timeout.
 */
const batch = 5000;

const isHere = sql`u.disabled_at is null and u.deleted_at is null`;

/** Followers of a game: users who entered one of its events, or asked for messages. */
const followsGame = (gameId: 1 | 2): Condition => sql`(
  exists (select from entries n where n.user_id = u.id and n.event_stage_id = any (array(
    select s.id from event_stages s join events e on e.id = s.event_id where e.game_id = ${gameId}::int)))
  or exists (select from notification_preferences p where p.user_id = u.id and (p.email or p.push)))`;

/** Has nothing saved for the stage and did not refuse reminders. */
const needsReminder = (eventStageId: number): Condition => sql`(
  not exists (select from entries n
    where n.event_stage_id = ${eventStageId}::int and n.user_id = u.id and ${isKnownReadable('n')})
  and not exists (select from notification_preferences p
    where p.user_id = u.id and not p.lock_reminders))`;

const isEntrant = (eventId: number): Condition => sql`exists (
  select from entries n where n.user_id = u.id and n.event_stage_id = any (array(
    select s.id from event_stages s where s.event_id = ${eventId}::int)))`;

/** Saved before the change, and has something to do with it. */
const isConcerned = ({ eventStageId, concernedSlots, createdAt }: Notice): Condition => sql`exists (
  select from entries n where n.user_id = u.id and n.event_stage_id = ${eventStageId ?? 0}::int
    and ${isKnownReadable('n')} and date_trunc('milliseconds', n.submitted_at) <= ${createdAt}::timestamptz
    and ${concernedSlots === null ? sql`true` : picksAnyOf(sql`${concernedSlots}::int[]`)})`;

/** The audience of a notice, among users that are neither disabled nor deleted (decision 0013). */
function audienceOf(notice: Notice): Condition {
  const { kind, gameId, eventId, eventStageId } = notice;
  if (kind === 'results') return isEntrant(eventId ?? 0);
  if (kind === 'teams-replaced') return isConcerned(notice);
  const followers = followersOf(gameId);
  const isReminder = kind === 'lock-24h' || kind === 'lock-1h';
  return isReminder ? sql`(${followers} and ${needsReminder(eventStageId ?? 0)})` : followers;
}

/** Everybody, or who follows one game. */
const followersOf = (gameId: 1 | 2 | null): Condition =>
  gameId === null ? sql<SqlBool>`true` : followsGame(gameId);

export interface ToldBatch {
  /** The last user looked at; null = there is nobody further. */
  readonly upToUserId: number | null;
  readonly made: number;
}

/** The next users by id, whether or not the notice is for them. */
const nextUsers = (notice: Notice): RawBuilder<unknown> => sql`
  looked_at as materialized (
    select id, disabled_at, deleted_at from users where id > ${notice.toldUpToUserId}::int
    order by id limit ${batch}::int)`;

/** Queues the notification for the other channels that the user asked for. */
const queueDeliveries = sql`
  queued as (
    insert into deliveries (notification_id, channel)
    select m.id, c.channel
    from made m join notification_preferences p on p.user_id = m.user_id
    cross join lateral (values ('email', p.email), ('push', p.push)) as c (channel, is_on)
    where c.is_on)`;

const told = sql`
  select (case when (select count(*) from looked_at) = ${batch}::int
      then (select max(id) from looked_at) end) as up_to_user_id,
    (select count(*)::int from made) as made`;

/** Makes the notifications of the next batch of users; users who have it already are skipped. */
export async function insertNotifications(
  trx: Transaction<Schema>,
  notice: Notice,
): Promise<ToldBatch> {
  const { rows } = await sql<ToldBatch>`
    with ${nextUsers(notice)},
    made as (
      insert into notifications (notice_id, user_id)
      select ${notice.id}::int, u.id from looked_at u
      where ${isHere} and ${audienceOf(notice)}
      on conflict do nothing returning id, user_id),
    ${queueDeliveries} ${told}`.execute(trx);
  return oneOf(rows);
}

/** The next users that a notice with words for each of them is for. */
export async function findNextUserIds(
  trx: Transaction<Schema>,
  notice: Notice,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with ${nextUsers(notice)}
    select u.id from looked_at u where ${isHere} and ${audienceOf(notice)}
    order by u.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Makes the notifications of these users, each with its own words. */
export async function insertPersonalNotifications(
  trx: Transaction<Schema>,
  notice: Notice,
  told_: readonly { readonly userId: number; readonly html: string }[],
): Promise<ToldBatch> {
  const userIds = told_.map(({ userId }) => userId);
  const htmls = told_.map(({ html }) => html);
  const { rows } = await sql<ToldBatch>`
    with ${nextUsers(notice)},
    made as (
      insert into notifications (notice_id, user_id, html)
      select ${notice.id}::int, t.user_id, t.html
      from unnest(${userIds}::int[], ${htmls}::text[]) as t (user_id, html)
      on conflict do nothing returning id, user_id),
    ${queueDeliveries} ${told}`.execute(trx);
  return oneOf(rows);
}

/** Tells one user alone. */
export async function insertNotificationOf(
  trx: Transaction<Schema>,
  noticeId: number,
  userId: number,
): Promise<void> {
  await sql`
    with made as (
      insert into notifications (notice_id, user_id)
      select ${noticeId}::int, u.id from users u where u.id = ${userId}::int and ${isHere}
      on conflict do nothing returning id, user_id),
    ${queueDeliveries} select from made`.execute(trx);
}

function oneOf(rows: readonly ToldBatch[]): ToldBatch {
  const [row] = rows;
  if (!row) throw new Error('A batch of notifications was not answered');
  return row;
}

/** Counts the followers of a game, or all users. The one statement here that may be slow. */
export async function countFollowers(
  trx: Transaction<Schema>,
  gameId: 1 | 2 | null,
): Promise<number> {
  await sql`set local statement_timeout = '20s'`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users u
    where ${isHere} and ${followersOf(gameId)}`.execute(trx);
  return rows[0]?.count ?? 0;
}
