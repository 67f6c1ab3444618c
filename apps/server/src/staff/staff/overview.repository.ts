import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { countUnreadable } from '../../play/picks/unreadable-entries.repository.ts';

type Db = Kysely<Schema>;

const lately = sql`clock_timestamp() - interval '24 hours'`;

/** Accounts that are somebody's. */
export async function countUsers(db: Db) {
  return db
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where created_at > ${lately})`.as('joinedLately'),
      sql<number>`count(*) filter (where disabled_at is not null)`.as('disabled'),
      sql<number>`count(*) filter (where is_username_change_required)`.as('flagged'),
    ])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function countCurrentEvents(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('archivedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The stage whose picks lock next, of any game. */
export const findNextLock = (db: Db) =>
  db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride as eventName'])
    .select(['s.name as stageName', 'e.lockAt'])
    .where('e.archivedAt', 'is', null)
    .where('e.finishedAt', 'is', null)
    .where('s.sealedAt', 'is', null)
    .where('s.openedAt', 'is not', null)
    .where(sql<boolean>`e.lock_at > clock_timestamp()`)
    .orderBy('e.lockAt')
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst();

const stateOfStage = sql<'open' | 'locked' | 'ahead'>`case
  when s.opened_at is null then 'ahead'
  when s.sealed_at is null and e.lock_at > clock_timestamp() then 'open'
  else 'locked' end`;

/** Events that are not finished, each with where its current stage stands. */
export const findCurrentEvents = (db: Db, most: number) =>
  db
    .selectFrom('events as e')
    .innerJoin('eventStages as s', (join) =>
      join.onRef('s.eventId', '=', 'e.id').onRef('s.stageIndex', '=', 'e.stage'),
    )
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride as name', 'e.rewardTypeId'])
    .select(['s.name as stageName', 'e.stage', 'e.lockAt', stateOfStage.as('state')])
    .select((eb) =>
      eb
        .selectFrom('eventStages as a')
        .select(({ fn }) => fn.countAll<number>().as('stages'))
        .whereRef('a.eventId', '=', 'e.id')
        .as('stages'),
    )
    .where('e.archivedAt', 'is', null)
    .where('e.finishedAt', 'is', null)
    .orderBy(sql`case ${stateOfStage} when 'open' then 0 when 'locked' then 1 else 2 end`)
    .orderBy('e.lockAt')
    .orderBy('e.id')
    .limit(most)
    .execute();

/** Events that entries cannot be read of, and how many. */
export async function findUnreadableEvents(db: Db) {
  const events = await db
    .selectFrom('unreadableEntries as x')
    .innerJoin('eventStages as s', 's.id', 'x.eventStageId')
    .innerJoin('events as e', 'e.id', 's.eventId')
    .select(['e.id as eventId', 'e.gameId', 'e.nameOverride as name'])
    .distinct()
    .orderBy('e.id', 'desc')
    .limit(20)
    .execute();
  const counted = await Promise.all(
    events.map(async (event) => ({ ...event, count: await countUnreadable(db, event.eventId) })),
  );
  return counted.filter(({ count }) => count > 0);
}

/** Messages of notices: those that wait, and those of the last day that were not taken. */
export async function countMessages(
  db: Db,
  channel: Schema['deliveries']['channel'],
): Promise<{ waiting: number; failed: number }> {
  const messages = db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', channel);
  const waiting = await messages.where('claimedAt', 'is', null).executeTakeFirstOrThrow();
  const failed = await messages
    .where('outcome', '=', 'failed')
    .where(sql<boolean>`claimed_at > ${lately}`)
    .executeTakeFirstOrThrow();
  return { waiting: waiting.count, failed: failed.count };
}

/** The reason why a mail of the last day was not taken, of one that waits before all others. */
export async function findMailProblem(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('deliveries')
    .select('problem')
    .where('channel', '=', 'email')
    .where('problem', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('claimedAt', 'is', null),
        eb.and([eb('outcome', '=', 'failed'), sql<boolean>`claimed_at > ${lately}`]),
      ]),
    )
    .orderBy('claimedAt', (by) => by.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row?.problem ?? null;
}

/** Faults of the bot and the webhook. */
export async function findDiscordProblems(db: Db) {
  const rows = await db
    .selectFrom('discordWays')
    .select(['way', 'problem as what', 'problemSince as since'])
    .orderBy('way')
    .execute();
  return rows.flatMap(({ way, what, since }) =>
    what === null || since === null ? [] : [{ way, what, since: since.toISOString() }],
  );
}
