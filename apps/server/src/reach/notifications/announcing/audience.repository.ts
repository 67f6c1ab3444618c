import type { GameId } from '@callshot/rules';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { NoticeAbout, OwnWords } from '../../../platform/notice-kind.ts';
import { picksAnyOf } from '../../../play/picks/entries.repository.ts';
import { isKnownReadable } from '../../../play/picks/unreadable-entries.repository.ts';
import type { Notice } from '../notices/notices.repository.ts';

export type Condition = RawBuilder<SqlBool>;

/**
 * Users handled by one statement: a million takes two hundred short ones, each far below the
 * timeout.
 */
const batch = 5000;

const isHere = sql`u.disabled_at is null and u.deleted_at is null`;

/** Users do not get notices from before their account was made [rule: notifications-14]. */
const isFor = ({ createdAt }: Notice) =>
  sql`${isHere} and date_trunc('milliseconds', u.created_at) <= ${createdAt}::timestamptz`;

/** Followers of a game: users who entered one of its events, or asked for messages. */
const followsGame = (gameId: GameId): Condition => sql`(
  exists (select from entries n where n.user_id = u.id and n.event_stage_id = any (array(
    select s.id from event_stages s join events e on e.id = s.event_id where e.game_id = ${gameId}::int)))
  or exists (select from notification_preferences p where p.user_id = u.id and (p.email or p.push))
  or exists (select from external_logins l where l.user_id = u.id and l.is_messaged))`;

/** The user of notification `n` has an entry in the stage of notice `o`. */
export const hasSavedSince: Condition = sql`exists (
  select from entries e where e.event_stage_id = o.event_stage_id and e.user_id = n.user_id
    and ${isKnownReadable('e')})`;

/** Has nothing saved for the stage and did not refuse reminders. */
const needsReminder = (eventStageId: number): Condition => sql`(
  not exists (select from entries n
    where n.event_stage_id = ${eventStageId}::int and n.user_id = u.id and ${isKnownReadable('n')})
  and not exists (select from notification_preferences p
    where p.user_id = u.id and not p.lock_reminders))`;

export const entrantsOf = ({ eventId }: NoticeAbout): Condition => sql`exists (
  select from entries n where n.user_id = u.id and n.event_stage_id = any (array(
    select s.id from event_stages s where s.event_id = ${eventId ?? 0}::int)))`;

/** Users who saved before a change and picked something that it concerns. */
export const concernedBy = ({
  eventStageId,
  concernedSlots,
  createdAt,
}: NoticeAbout): Condition => sql`exists (
  select from entries n where n.user_id = u.id and n.event_stage_id = ${eventStageId ?? 0}::int
    and ${isKnownReadable('n')} and date_trunc('milliseconds', n.submitted_at) <= ${createdAt}::timestamptz
    and ${concernedSlots === null ? sql`true` : picksAnyOf(sql`${concernedSlots}::int[]`)})`;

/** Everybody, or who follows one game. */
export const followersOf = ({ gameId }: Pick<NoticeAbout, 'gameId'>): Condition =>
  gameId === null ? sql<SqlBool>`true` : followsGame(gameId);

/** Followers of the game without an entry in the stage, unless they refused reminders. */
export const unsavedFollowersOf = (about: NoticeAbout): Condition =>
  sql`(${followersOf(about)} and ${needsReminder(about.eventStageId ?? 0)})`;

export interface ToldBatch {
  /** The last user looked at; null = no users are left. */
  readonly upToUserId: number | null;
  readonly made: number;
}

/** The next users by id, whether or not the notice is for them. */
const nextUsers = (notice: Notice): RawBuilder<unknown> => sql`
  looked_at as materialized (
    select id, disabled_at, deleted_at, created_at from users where id > ${notice.toldUpToUserId}::int
    order by id limit ${batch}::int)`;

/** Queues the notification for the other channels that the user asked for. */
const queueDeliveries = (sentUntil: RawBuilder<unknown>) => sql`
  queued as (
    insert into deliveries (notification_id, channel, sent_until)
    select m.id, c.channel, ${sentUntil}
    from made m left join notification_preferences p on p.user_id = m.user_id
    left join external_logins l on l.user_id = m.user_id and l.provider = 'discord'
    cross join lateral (values ('email', p.email), ('push', p.push), ('discord', l.is_messaged))
      as c (channel, is_on)
    where c.is_on and ${sentUntil} > clock_timestamp())`;

const told = sql`
  select (case when (select count(*) from looked_at) = ${batch}::int
      then (select max(id) from looked_at) end) as up_to_user_id,
    (select count(*)::int from made) as made`;

/** Makes the notifications of the next batch of users; users who have it already are skipped. */
export async function insertNotifications(
  trx: Transaction<Schema>,
  notice: Notice,
  audience: Condition,
): Promise<ToldBatch> {
  const { rows } = await sql<ToldBatch>`
    with ${nextUsers(notice)},
    made as (
      insert into notifications (notice_id, user_id)
      select ${notice.id}::int, u.id from looked_at u
      where ${isFor(notice)} and ${audience}
      on conflict do nothing returning id, user_id),
    ${queueDeliveries(sql`${notice.sentUntil}::timestamptz`)} ${told}`.execute(trx);
  return oneOf(rows);
}

/** The next users that a notice with words for each of them is for. */
export async function findNextUserIds(
  trx: Transaction<Schema>,
  notice: Notice,
  audience: Condition,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with ${nextUsers(notice)}
    select u.id from looked_at u where ${isFor(notice)} and ${audience}
    order by u.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Makes the notifications of these users, each with its own words. */
export async function insertPersonalNotifications(
  trx: Transaction<Schema>,
  notice: Notice,
  tellings: readonly ({ readonly userId: number } & OwnWords)[],
): Promise<ToldBatch> {
  const userIds = tellings.map(({ userId }) => userId);
  // Many hear the same: every text is sent once.
  const numberOf = new Map<string, number>();
  const values: string[] = [];
  for (const { html, values: said } of tellings) {
    if (numberOf.has(html)) continue;
    numberOf.set(html, numberOf.size + 1);
    values.push(JSON.stringify(said));
  }
  const numbers = tellings.map(({ html }) => numberOf.get(html));
  const { rows } = await sql<ToldBatch>`
    with ${nextUsers(notice)},
    made as (
      insert into notifications (notice_id, user_id, html, own_values)
      select ${notice.id}::int, t.user_id, h.html, h.own_values::jsonb
      from unnest(${userIds}::int[], ${numbers}::int[]) as t (user_id, number)
      join unnest(${[...numberOf.keys()]}::text[], ${values}::text[])
        with ordinality as h (html, own_values, number)
        on h.number = t.number
      on conflict do nothing returning id, user_id),
    ${queueDeliveries(sql`${notice.sentUntil}::timestamptz`)} ${told}`.execute(trx);
  return oneOf(rows);
}

/** Tells one user alone. */
export const insertNotificationOf = (
  trx: Transaction<Schema>,
  noticeId: number,
  userId: number,
): Promise<void> => tellAtOnce(trx, noticeId, sql`u.id = ${userId}::int`);

/** Tells everybody who has an entry of a stage, before these go. */
export const insertNotificationsOfStage = (
  trx: Transaction<Schema>,
  noticeId: number,
  eventStageId: number,
): Promise<void> =>
  tellAtOnce(
    trx,
    noticeId,
    sql`exists (select from entries n
      where n.user_id = u.id and n.event_stage_id = ${eventStageId}::int)`,
  );

async function tellAtOnce(
  trx: Transaction<Schema>,
  noticeId: number,
  users: Condition,
): Promise<void> {
  await sql`
    with made as (
      insert into notifications (notice_id, user_id)
      select ${noticeId}::int, u.id from users u where ${users} and ${isHere}
      on conflict do nothing returning id, user_id),
    ${queueDeliveries(sql`(select sent_until from notices where id = ${noticeId}::int)`)}
    select from made`.execute(trx);
}

function oneOf(rows: readonly ToldBatch[]): ToldBatch {
  const [row] = rows;
  if (!row) throw new Error('A batch of notifications was not answered');
  return row;
}

/** Counts the followers of a game, or all users. The one statement here that may be slow. */
export async function countFollowers(
  trx: Transaction<Schema>,
  gameId: GameId | null,
): Promise<number> {
  await sql`set local statement_timeout = '20s'`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users u
    where ${isHere} and ${followersOf({ gameId })}`.execute(trx);
  return rows[0]?.count ?? 0;
}
