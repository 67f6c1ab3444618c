import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isCounted, type SealedStage } from './write-blocks.repository.ts';

/** The users in a few blocks of a stage and when they saved, without their picks. */
export const findBlockKeys = (db: Kysely<Schema>, stageId: number, range: BlockRange) =>
  blocksOf(db, stageId, range)
    .select(['blockIndex', 'entryCount', 'userIds', 'submittedAt', 'checksum'])
    .execute();

/** The bytes of a few blocks of a stage. */
export const findBlockSlots = (db: Kysely<Schema>, stageId: number, range: BlockRange) =>
  blocksOf(db, stageId, range).select(['blockIndex', 'slots']).execute();

export interface BlockRange {
  readonly first: number;
  readonly count: number;
}

const blocksOf = (db: Kysely<Schema>, stageId: number, { first, count }: BlockRange) =>
  db
    .selectFrom('entryBlocks')
    .where('eventStageId', '=', stageId)
    .where('blockIndex', '>=', first)
    .where('blockIndex', '<', first + count)
    .orderBy('blockIndex');

/**
 * Users whose entry of a stage was written, removed or found unreadable after its blocks were
 * written, with the entry that boards count now.
 */
export const findChangedEntries = (
  db: Kysely<Schema>,
  stage: Pick<SealedStage, 'id' | 'layoutFingerprint' | 'stride'>,
) =>
  db
    .selectFrom('entryBlockChanges as c')
    .leftJoin('entries as n', (join) =>
      join
        .onRef('n.eventStageId', '=', 'c.eventStageId')
        .onRef('n.userId', '=', 'c.userId')
        .on(isCounted(stage)),
    )
    .select(['c.userId', 'n.slots', 'n.submittedAt'])
    .distinctOn('c.userId')
    .where('c.eventStageId', '=', stage.id)
    .orderBy('c.userId')
    .execute();

/**
 * Users who are not ranked in these stages: those on no board, and late entrants [rule: late-7]. With a user, only
 * this one is checked.
 */
export async function findAllLeftOut(
  db: Kysely<Schema>,
  stageIds: readonly number[],
  userId: number | null = null,
): Promise<Set<number>> {
  const late = await db
    .selectFrom('entries')
    .select('userId')
    .where('lateShare', 'is not', null)
    .where('eventStageId', '=', anyOf(stageIds))
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .execute();
  const onNoBoard = await findAllOnNoBoard(db, stageIds, userId);
  return new Set([...onNoBoard, ...late.map((one) => one.userId)]);
}

/**
 * Users on no board of these stages: those who picked after a lock by themselves as staff, those who opened picks
 * of others before it, and ineligible ones.
 */
export async function findAllOnNoBoard(
  db: Kysely<Schema>,
  stageIds: readonly number[],
  userId: number | null = null,
): Promise<Set<number>> {
  const postLock = await db
    .selectFrom('entries')
    .select('userId')
    .where('isPostLock', '=', true)
    .where('eventStageId', '=', anyOf(stageIds))
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .execute();
  const ineligible = await db
    .selectFrom('users')
    .select('id as userId')
    .where('isIneligible', '=', true)
    .$if(userId !== null, (query) => query.where('id', '=', userId ?? 0))
    .execute();
  const opened = await db
    .selectFrom('openedPicks as o')
    .innerJoin('eventStages as s', 's.eventId', 'o.eventId')
    .select('o.openedByUserId as userId')
    .where('s.id', '=', anyOf(stageIds))
    .$if(userId !== null, (query) => query.where('o.openedByUserId', '=', userId))
    .execute();
  return new Set([...postLock, ...opened, ...ineligible].map(({ userId }) => userId));
}

/** Names of these users, in their order, read as one text: a row each would cost far more. */
export async function findNames(db: Kysely<Schema>, userIds: readonly number[]): Promise<string[]> {
  // Written here: the driver looks at an array's values one by one, for quotes.
  const ids = `{${userIds.join(',')}}`;
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(translate(username, E'\n', ' '), E'\n' order by id) as lines
    from users where id = any (${ids}::int[])`.execute(db);
  const lines = rows[0]?.lines?.split('\n') ?? [];
  if (lines.length !== userIds.length) throw new Error('An entrant has no account');
  return lines;
}

/** One user's name as it is now. */
export const findName = (db: Kysely<Schema>, userId: number) =>
  db.selectFrom('users').select(['id', 'username']).where('id', '=', userId).executeTakeFirst();
